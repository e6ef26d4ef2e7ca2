/** What an imported file may hold. They are checked before and while it is read. */
export const IMPORT_LIMITS = {
  /** Of the file as it is uploaded. */
  fileBytes: 20 * 1024 ** 2,
  /** Of what a ZIP or XLSX holds, when it is unpacked. */
  unpackedBytes: 120 * 1024 ** 2,
  rows: 20_000,
  columns: 100,
  /** Characters of one cell; more is cut, and the row refused by the column's own limit. */
  cell: 10_000,
} as const
