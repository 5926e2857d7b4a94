/** One day of one chokepoint, as PortWatch measures it. */
export interface TransitDay {
  readonly portid: string;
  readonly portname: string;
  /** UTC midnight of the day, epoch ms. */
  readonly dayAt: number;
  readonly objectId: number;
  /** Ships a day, by class. */
  readonly ships: ShipClasses;
  /** Tonnes a day, by class. */
  readonly tonnes: ShipClasses;
}

export interface ShipClasses {
  readonly container: number;
  readonly dryBulk: number;
  readonly generalCargo: number;
  readonly roro: number;
  readonly tanker: number;
}

export type FeatureAttributes = Readonly<Record<string, string | number>>;

/** The record size a query of an ArcGIS feature layer never exceeds, whatever it is asked for. */
export const MAX_RECORD_COUNT = 1000;

type FieldType = 'Date' | 'Integer' | 'String' | 'Double' | 'OID';

const FIELDS: readonly (readonly [name: string, type: FieldType])[] = [
  ['date', 'Date'],
  ['year', 'Integer'],
  ['month', 'Integer'],
  ['day', 'Integer'],
  ['portid', 'String'],
  ['portname', 'String'],
  ['n_container', 'Integer'],
  ['n_dry_bulk', 'Integer'],
  ['n_general_cargo', 'Integer'],
  ['n_roro', 'Integer'],
  ['n_tanker', 'Integer'],
  ['n_cargo', 'Integer'],
  ['n_total', 'Integer'],
  ['capacity_container', 'Double'],
  ['capacity_dry_bulk', 'Double'],
  ['capacity_general_cargo', 'Double'],
  ['capacity_roro', 'Double'],
  ['capacity_tanker', 'Double'],
  ['capacity_cargo', 'Double'],
  ['capacity', 'Double'],
  ['ObjectId', 'OID'],
];

const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  Date: 'sqlTypeTimestamp2',
  Integer: 'sqlTypeInteger',
  String: 'sqlTypeNVarchar',
  Double: 'sqlTypeFloat',
  OID: 'sqlTypeInteger',
};

/** Attributes of a row, in the layer's own order; dates are epoch ms of UTC midnight. */
export function transitAttributes(row: TransitDay, dateField = 'date'): FeatureAttributes {
  const at = new Date(row.dayAt);
  const { ships, tonnes } = row;
  const cargoShips = ships.container + ships.dryBulk + ships.generalCargo + ships.roro;
  const cargoTonnes = tonnes.container + tonnes.dryBulk + tonnes.generalCargo + tonnes.roro;
  return {
    [dateField]: row.dayAt,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    portid: row.portid,
    portname: row.portname,
    n_container: ships.container,
    n_dry_bulk: ships.dryBulk,
    n_general_cargo: ships.generalCargo,
    n_roro: ships.roro,
    n_tanker: ships.tanker,
    n_cargo: cargoShips,
    n_total: cargoShips + ships.tanker,
    capacity_container: tonnes.container,
    capacity_dry_bulk: tonnes.dryBulk,
    capacity_general_cargo: tonnes.generalCargo,
    capacity_roro: tonnes.roro,
    capacity_tanker: tonnes.tanker,
    capacity_cargo: cargoTonnes,
    capacity: cargoTonnes + tonnes.tanker,
    ObjectId: row.objectId,
  };
}

/** The names of the layer's fields, in order. */
export function transitFieldNames(dateField = 'date'): readonly string[] {
  return FIELDS.map(([name]) => (name === 'date' ? dateField : name));
}

/** Answer to a query: the asked fields of each row; `exceededTransferLimit` only when rows were left over. */
export function featureSet(
  rows: readonly FeatureAttributes[],
  options: { readonly fields: readonly string[]; readonly exceeded: boolean },
): string {
  return JSON.stringify({
    objectIdFieldName: 'ObjectId',
    uniqueIdField: { name: 'ObjectId', isSystemMaintained: true },
    globalIdFieldName: '',
    fields: fieldDescriptions(options.fields),
    ...(options.exceeded ? { exceededTransferLimit: true } : {}),
    features: rows.map((attributes) => ({ attributes: pick(attributes, options.fields) })),
  });
}

/** Answer to `…/FeatureServer/0?f=json`. */
export function layerSchema(layer: {
  readonly dateField: string;
  readonly editedAt: number;
  readonly description: string;
}): string {
  return JSON.stringify({
    currentVersion: 11.5,
    id: 0,
    name: 'Daily_Chokepoints_Data',
    type: 'Table',
    description: layer.description,
    copyrightText: layer.description,
    editingInfo: { lastEditDate: layer.editedAt, schemaLastEditDate: layer.editedAt, dataLastEditDate: layer.editedAt },
    objectIdField: 'ObjectId',
    maxRecordCount: MAX_RECORD_COUNT,
    standardMaxRecordCount: 32_000,
    capabilities: 'Query',
    advancedQueryCapabilities: { supportsPagination: true, supportsOrderBy: true },
    fields: fieldDescriptions(transitFieldNames(layer.dateField)),
  });
}

/** How ArcGIS refuses a query: with status 200. */
export function queryRefusal(message: string): string {
  return JSON.stringify({ error: { code: 400, message, details: [] } });
}

function fieldDescriptions(names: readonly string[]): readonly object[] {
  return names.map((name) => {
    const type = FIELDS.find(([known]) => known === name)?.[1] ?? 'Date';
    const length = type === 'Date' ? { length: 8 } : type === 'String' ? { length: 4000 } : {};
    return {
      name,
      type: `esriFieldType${type}`,
      alias: name,
      sqlType: SQL_TYPES[type],
      ...length,
      domain: null,
      defaultValue: null,
    };
  });
}

function pick(attributes: FeatureAttributes, fields: readonly string[]): FeatureAttributes {
  const picked: Record<string, string | number> = {};
  for (const field of fields) {
    const value = attributes[field];
    if (value !== undefined) picked[field] = value;
  }
  return picked;
}
