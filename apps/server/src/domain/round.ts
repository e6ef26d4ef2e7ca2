/** To so many digits after the point. */
export const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
