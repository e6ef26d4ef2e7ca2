import { Button } from '@hwjy/ui'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'

/** Says what of the page could not be loaded; everything else of it is there. */
export function MissingFiles({ files }: { files: readonly { fileId: string; name: string }[] }) {
  const t = useWords(filesWords)
  const { board, language } = useClassroom()
  const quoted = language === 'ja-JP' ? (name: string) => `「${name}」` : (name: string) => `“${name}”`
  const names = files.map(({ name }) => (name === '' ? t('unnamed') : quoted(name)))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <output className={css.missing}>
      <span className={css.jobText}>{t('missing', { names: list })}</span>
      <Button size="sm" onClick={() => board.retryFiles()}>
        {t('retry')}
      </Button>
    </output>
  )
}
