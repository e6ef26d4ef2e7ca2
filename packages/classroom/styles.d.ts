/** The stylesheet has no values; this file lets TypeScript accept its import. */
export {}
