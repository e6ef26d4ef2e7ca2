/** The viewer of a file. Files that could run code, HTML and SVG too, are `other`: they are only downloaded. */
export type FileKind = 'image' | 'pdf' | 'audio' | 'video' | 'text' | 'other'

const kinds: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp'],
  pdf: ['pdf'],
  audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'm3u8'],
  text: ['txt', 'md', 'csv', 'srt', 'vtt', 'log'],
}

export function fileNameOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // A name with a bare percent sign.
    return last
  }
}

export function fileKind(fileName: string): FileKind {
  const dot = fileName.lastIndexOf('.')
  const ending = dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
  const found = Object.entries(kinds).find(([, endings]) => endings.includes(ending))
  return (found?.[0] as FileKind | undefined) ?? 'other'
}
