/**
 * What a face can be cut from: any picture that the browser can show. What is sent is small, whatever it was cut from; the
 * limits keep a phone from choking on it.
 */
export const pictureLimits = {
  accept: 'image/*',
  maxSizeBytes: 20 * 1024 ** 2,
  maxPixels: 50_000_000,
} as const
