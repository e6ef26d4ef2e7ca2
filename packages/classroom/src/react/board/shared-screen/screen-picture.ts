// A screen on which nothing moves sends its next frame only now and then.
const FIRST_FRAME_MS = 3_000

/**
 * Takes the frame that a video shows now as a PNG of its full size.
 * @throws {DOMException} `TimeoutError` when no frame arrives
 */
export async function screenPicture(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = video.ownerDocument.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new DOMException('The frame could not be read', 'EncodingError')
  return new File([blob], name, { type: 'image/png' })
}

/** The same of a track that no video shows, such as one's own screen. */
export async function pictureOfTrack(track: MediaStreamTrack, name: string): Promise<File> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([track])
  try {
    await Promise.race([firstFrame(video), tooLate()])
    return await screenPicture(video, name)
  } finally {
    video.srcObject = null
  }
}

async function firstFrame(video: HTMLVideoElement): Promise<void> {
  const isHere = new Promise<void>((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
  })
  await video.play()
  await isHere
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('No frame arrived', 'TimeoutError')), FIRST_FRAME_MS)
  })
