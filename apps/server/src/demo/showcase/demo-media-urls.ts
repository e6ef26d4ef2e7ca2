/** Where the demo's files lie: on the disk under Node, beside the page's scripts under Vite, which finds them here. */
import type { DemoMediaName } from './demo-media.ts'

export const demoMediaUrls: Readonly<Record<DemoMediaName, URL>> = {
  'page-1.jpg': new URL('../../../demo-media/page-1.jpg', import.meta.url),
  'page-2.jpg': new URL('../../../demo-media/page-2.jpg', import.meta.url),
  'page-2-sideways.jpg': new URL('../../../demo-media/page-2-sideways.jpg', import.meta.url),
  'take-slow.mp3': new URL('../../../demo-media/take-slow.mp3', import.meta.url),
  'take-clear.mp3': new URL('../../../demo-media/take-clear.mp3', import.meta.url),
  'take-comment.mp3': new URL('../../../demo-media/take-comment.mp3', import.meta.url),
  'film.mp4': new URL('../../../demo-media/film.mp4', import.meta.url),
  'slides.pdf': new URL('../../../demo-media/slides.pdf', import.meta.url),
  'words.docx': new URL('../../../demo-media/words.docx', import.meta.url),
}
