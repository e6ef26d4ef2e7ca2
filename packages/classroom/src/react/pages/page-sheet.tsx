import { Drawer } from '@hwjy/ui'
import { useWords } from '../i18n/use-words.ts'
import * as css from './page-sheet.css.ts'
import { PageStrip, type PageStripProps } from './page-strip.tsx'
import { pagesWords } from './pages-words.ts'

/** The strip as a phone shows it: from below, over the lower part of the room. */
export function PageSheet(props: PageStripProps) {
  const t = useWords(pagesWords)
  return (
    <Drawer
      isOpen
      side="bottom"
      title={t('title')}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className={css.sheet}
    >
      <div className={css.box}>
        <PageStrip {...props} isInSheet />
      </div>
    </Drawer>
  )
}
