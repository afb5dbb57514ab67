/** A record in JSON, parsed: a GeoJSON feature or geometry, a shape as `toJSON` gives it, or a row with columns of a table. */
import { Misread, quote } from "../bad-input.js";
import {
  type FeatureId,
  isGeometryType,
  isJsonNumber,
  NO_TOPOLOGY,
  readGeometry,
  readGroup,
  readId,
  TOPOLOGY,
} from "./feature.js";
import { findColumns, type TableColumns } from "./find-columns.js";
import { NUMBER_PLACES } from "./forms.js";
import type { TakeShape } from "./geometry.js";
import { isDate, readDate } from "./instant.js";
import { field, shown } from "./json-text.js";
import { isKind, KIND_NAMES, KINDS, type KindName } from "./kinds.js";
import { DECIMAL, type NumberPlace, readNumber } from "./number.js";
import type { Reading } from "./reading.js";
import { shapeFromFields } from "./shape-fields.js";
import { readWkt } from "./wkt.js";

export class JsonRecords {
  readonly #reading: Reading;
  /** The columns of the last table row, and its keys: rows mostly have the same. */
  #keys: readonly string[] = [];
  #columns: TableColumns | undefined;
  readonly #take: TakeShape = (make) => this.#reading.builder.shape(make);

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /**
   * Adds a record's feature.
   *
   * @throws Misread
   */
  add(value: unknown): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new Misread(undefined, `an object is wanted, not ${shown(value)}`, "not an object");
    }
    const type = field(value, "type");
    if (type === "Feature") this.#addFeature(value);
    else if (isGeometry(value, type)) {
      readGeometry(value, this.#take);
      this.#end(value, value);
    } else if (type === "FeatureCollection") {
      throw new Misread(
        undefined,
        "a FeatureCollection is no record; a file that is one as a whole is read with --from geojson",
        "a collection",
      );
    } else if (type === TOPOLOGY && Object.hasOwn(value, "arcs")) {
      throw new Misread(undefined, NO_TOPOLOGY, "a topology");
    } else if (Object.hasOwn(value, "kind")) this.#addShape(value);
    else this.#addRow(value);
  }

  /** The numbers of the shape of the record that was added last: those elsewhere in it are compared with nothing. */
  numbersOf(value: object): ReadonlySet<number> {
    const type = field(value, "type");
    const geometry =
      type === "Feature" ? (field(value, "geometry") as object) : isGeometry(value, type) ? value : undefined;
    // Its other members may hold anything, as deep as they like.
    if (geometry !== undefined) return numbersIn(field(geometry, "coordinates"));
    const kind = field(value, "kind");
    if (typeof kind === "string" && isKind(kind)) return numbersIn(shapeFromFields(kind, value));
    return numbersIn((this.#columns?.places ?? []).map((place) => field(value, this.#keys[place] as string)));
  }

  #addFeature(feature: object): void {
    readGeometry(field(feature, "geometry"), this.#take);
    const properties = field(feature, "properties");
    this.#end(feature, typeof properties === "object" && properties !== null ? properties : {});
  }

  #addShape(value: object): void {
    const kind = field(value, "kind");
    if (kind === "interval") {
      this.#addRow(value);
      return;
    }
    if (typeof kind !== "string" || !isKind(kind)) {
      throw new Misread(
        undefined,
        `kind: ${shown(kind)} is no kind of shape; kinds: ${KIND_NAMES}, interval`,
        "of an unsupported kind",
      );
    }
    this.#reading.builder.shape(() => {
      try {
        return shapeFromFields(kind, value);
      } catch (error) {
        refuseOddNumbers(kind, value);
        throw error;
      }
    });
    this.#end(value, value);
  }

  #addRow(value: object): void {
    const { choice, by, builder, rounded } = this.#reading;
    const keys = Object.keys(value);
    if (this.#columns === undefined || !isSame(keys, this.#keys)) {
      const columns = findColumns(keys, choice, by);
      this.#columns = columns;
      this.#keys = keys;
    }
    const { form, places, id, by: group } = this.#columns;
    const named = (place: number): readonly [string, unknown] => [
      keys[place] as string,
      field(value, keys[place] as string),
    ];
    if (form.type === "wkt") {
      const [name, text] = named(places[0] as number);
      if (typeof text !== "string") refuseGeometry(name, text, value);
      readWkt(text, this.#take);
    } else {
      const numberPlace = NUMBER_PLACES[form.type];
      const read = form.type === "instant" ? this.#readInstant : readField;
      form.add(
        builder,
        Float64Array.from(places, (place) => read(...named(place), numberPlace)),
        (i) => String(named(places[i] as number)[1]),
      );
    }
    const { text, isNumber } = this.#id(id === undefined ? undefined : named(id)[1]);
    builder.end(text, isNumber, group === undefined ? undefined : readGroup(named(group)[1], by as string));
    // Numbers are looked at where the record's text is.
    if (builder.isFar) {
      for (const [, value] of places.map(named)) if (typeof value === "string") rounded.look(value);
    }
  }

  readonly #readInstant = (name: string, value: unknown, place: NumberPlace): number => {
    const { instants } = this.#reading;
    if (typeof value !== "string" || !isDate(value)) {
      const number = readField(name, value, place);
      if (number - number === 0) instants.check("number");
      return number;
    }
    const { value: instant, kind } = readDate(value);
    instants.check(kind);
    return instant;
  };

  #id(value: unknown): FeatureId {
    return readId(value, this.#reading.choice.nameOf("id"));
  }

  /**
   * Ends a record whose id and group stand among the fields of an object. A feature's own id comes first, but after what
   * `--columns` names.
   */
  #end(owner: object, fields: object): void {
    const { builder, choice, by } = this.#reading;
    const own = field(owner, "id");
    const name = choice.nameOf("id");
    const named = (name === "id" ? own : undefined) ?? idLike(fields, name);
    if (named !== undefined) choice.idWasFound = true;
    const { text, isNumber } = this.#id(named ?? own);
    builder.end(text, isNumber, by === undefined ? undefined : readGroup(fieldLike(fields, by), by));
  }
}

/** What names a feature: its property of the name, or one that differs in case and is a name for sure. */
function idLike(fields: object, name: string): unknown {
  if (Object.hasOwn(fields, name)) return field(fields, name);
  const [like, ...others] = keysLike(fields, name);
  const value = like === undefined || others.length > 0 ? undefined : field(fields, like);
  return typeof value === "string" || (typeof value === "number" && isJsonNumber(value)) ? value : undefined;
}

function keysLike(fields: object, name: string): string[] {
  const key = name.toLowerCase();
  return Object.keys(fields).filter((own) => own.length === name.length && own.toLowerCase() === key);
}

/** A field by its name, or else by the one name that is the same but for case. */
function fieldLike(fields: object, name: string): unknown {
  if (Object.hasOwn(fields, name)) return field(fields, name);
  const like = keysLike(fields, name);
  if (like.length > 1) {
    throw new Misread(
      undefined,
      `${like.map((own) => quote(own)).join(" and ")}: which is meant by ${quote(name)}?`,
      "ambiguous",
    );
  }
  return like[0] === undefined ? undefined : field(fields, like[0]);
}

/** Rows may have a column `type` of their own, so the type alone makes no geometry. */
function isGeometry(value: object, type: unknown): boolean {
  return isGeometryType(type) && (Object.hasOwn(value, "coordinates") || Object.hasOwn(value, "geometries"));
}

/** What is no WKT in a column of it, which a feature's `geometry` seems to be where its type is missing. */
function refuseGeometry(name: string, geometry: unknown, record: object): never {
  if (field(record, "geometry") === geometry && (isObject(geometry) || isObject(field(record, "properties")))) {
    const type = field(record, "type");
    const given = type === undefined ? "and this one has no type" : `not ${shown(type)}`;
    throw new Misread(undefined, `an object with a geometry is of type "Feature", ${given}`, "no feature");
  }
  throw new Misread(undefined, `${quote(name)} is WKT, a text, not ${shown(geometry)}`, "no geometry");
}

function numbersIn(value: unknown, found: Set<number> = new Set()): ReadonlySet<number> {
  if (typeof value === "number") found.add(value);
  else if (isObject(value)) for (const each of Object.values(value as object)) numbersIn(each, found);
  return found;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Numbers that no double holds have become text; the reader of texts says what is wrong with them. */
function refuseOddNumbers(kind: KindName, fields: object): void {
  const { numbers, more, isOpen } = KINDS[kind];
  const refuseIn = (name: string, value: unknown): void => {
    if (typeof value === "string" && DECIMAL.test(value)) readField(name, value, isOpen ? "field" : "finite field");
    else if (Array.isArray(value)) for (const each of value) refuseIn(name, each);
  };
  for (const name of more ? ["coordinates", "holes"] : numbers) refuseIn(name, field(fields, name));
}

/** A number, or the text of one: JSON has no Infinity. */
function readField(name: string, value: unknown, place: NumberPlace): number {
  if (typeof value === "number") return value;
  try {
    if (typeof value === "string") return readNumber(value, place);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    throw new Misread(undefined, `${name}: ${error.message}`, error.reason);
  }
  throw new Misread(undefined, `${name}: a number is wanted, not ${shown(value)}`, "no number");
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, i) => name === b[i]);
}
