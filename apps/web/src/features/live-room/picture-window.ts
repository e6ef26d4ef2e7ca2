/** https://developer.mozilla.org/docs/Web/API/Document_Picture-in-Picture_API, not in TypeScript's library yet. */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>
}

const api = () => (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture

export const hasPictureWindow = () => api() !== undefined
export const hasVideoPicture = () => document.pictureInPictureEnabled

/** Opens a small window above all others, with the style sheets of this page. Call it from a press. */
export async function openPictureWindow(): Promise<Window> {
  const pictures = api()
  if (!pictures) throw new Error('No Document Picture-in-Picture here')
  const picture = await pictures.requestWindow({ width: 400, height: 300 })
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    picture.document.head.append(picture.document.importNode(sheet, true))
  }
  picture.document.title = document.title
  picture.document.documentElement.lang = document.documentElement.lang
  picture.document.documentElement.dataset['theme'] = 'room'
  return picture
}

/** Other browsers can at least show one video outside the page: the first that plays, which is the teacher's. */
export async function liftFirstVideo(): Promise<void> {
  await document.querySelector<HTMLVideoElement>('main video')?.requestPictureInPicture()
}
