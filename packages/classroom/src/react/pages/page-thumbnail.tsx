import { useWords } from '../i18n/use-words.ts'
import type { Thumbnail } from './create-thumbnails.ts'
import { pagesWords } from './pages-words.ts'
import * as css from './thumbnail.css.ts'

/** A page as a small picture, as wide as its place. What it shows is said by the button that it stands in. */
export function PageThumbnail({ url, isFailed }: Thumbnail) {
  const t = useWords(pagesWords)
  if (isFailed) return <span className={css.noPicture}>{t('noPicture')}</span>
  if (url === null) return <span className={css.picture} />
  return <img className={css.picture} src={url} alt="" draggable={false} />
}
