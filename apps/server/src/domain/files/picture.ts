/** A picture that comes as text inside a call, once decoded: small ones, drawn by the page itself. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024
