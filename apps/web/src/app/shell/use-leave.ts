import { useConfirm } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { tabStorage } from '../../shared/choices/storage.ts'
import { leave } from '../../shared/session/leave.ts'
import { unsavedSentence, unsavedTexts } from './unsaved-text.ts'

/** Signs out on the user's own request, from every button that offers it; first says what would be lost. */
export function useLeave() {
  const { t } = useTranslation(['shell', 'common'])
  const confirm = useConfirm()
  return async () => {
    const unsaved = unsavedSentence(unsavedTexts(tabStorage), await keptCount())
    const isSure =
      unsaved === null ||
      (await confirm({
        title: t('unsaved.title'),
        description: t(`unsaved.${unsaved}`),
        confirmLabel: t('common:menu.signOut'),
        cancelLabel: t('unsaved.stay'),
        tone: 'danger',
      }))
    if (isSure) await leave()
  }
}

/** Asked when needed: a first visit loads no database. Without a network to fetch the code, nothing is lost either. */
const keptCount = () =>
  import('../../shared/drafts/kept-work.ts').then(
    (kept) => kept.countKeptWork(),
    () => 0,
  )
