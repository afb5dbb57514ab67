// Loaded before the program: its standard input claims to be a terminal.
process.stdin.isTTY = true;
