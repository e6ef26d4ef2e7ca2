/** The parts of the file that the contract of upload targets stores: a PDF as far as its first bytes tell. */
const HEAD = '%PDF-1.7\n'
const PART_BYTES = 5_242_880

export const partBody = (index: number): Blob =>
  new Blob(index === 0 ? [HEAD, 'a'.repeat(PART_BYTES - HEAD.length)] : ['and the rest'])
