import { useConfirm } from '@hwjy/ui'
import type { Place } from '../../core/board/place.ts'
import { needsPages } from '../../ports/room-files.ts'
import { useWords } from '../i18n/use-words.ts'
import { filesWords } from './files-words.ts'
import { useInserter } from './use-inserter.ts'

/** Inserts files one after the other, and says first what slides lose. */
export function useInsertPlain() {
  const inserter = useInserter()
  const confirmSlides = useConfirmSlides()
  return async (list: readonly File[], at?: Place) => {
    for (const file of list) {
      if (await confirmSlides(file.name)) await inserter.insert(file, at === undefined ? {} : { at })
    }
  }
}

/** Asks about slides and texts of which pages have to be made; everything else is sure. */
export function useConfirmSlides() {
  const t = useWords(filesWords)
  const confirm = useConfirm()
  return async (name: string): Promise<boolean> =>
    !needsPages(name) ||
    confirm({ title: t('slidesTitle'), description: t('slidesBody', { name }), confirmLabel: t('slidesConfirm') })
}
