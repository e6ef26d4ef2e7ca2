/** Milliseconds of a monotonic clock that all processes of this machine share. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6
