/**
 * Accepts any picture that the browser can show. The image that is sent is small in every case; the limits protect a
 * phone's memory.
 */
export const pictureLimits = {
  accept: 'image/*',
  maxSizeBytes: 20 * 1024 ** 2,
  maxPixels: 50_000_000,
} as const
