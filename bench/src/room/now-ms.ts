/** Milliseconds of a clock that all processes of this machine share and nobody sets. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6
