/** How gzip begins, one character a byte (RFC 1952, section 2.3.1). */
export const GZIP_START = "\x1f\x8b";
