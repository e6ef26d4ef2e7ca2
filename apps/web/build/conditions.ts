/** Our packages as they are written, not as they are published. */
export const conditions = ['source', 'module', 'browser', 'development|production']
