/** Limits of an imported file, checked before and while it is read. */
export const IMPORT_LIMITS = {
  /** Limits the file as it is uploaded. */
  fileBytes: 20 * 1024 ** 2,
  /** Limits the content of a ZIP or XLSX, unpacked. */
  unpackedBytes: 120 * 1024 ** 2,
  rows: 20_000,
  columns: 100,
  /** Characters of one cell; more is cut, and the row refused by the column's own limit. */
  cell: 10_000,
} as const
