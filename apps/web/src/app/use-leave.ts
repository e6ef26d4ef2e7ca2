import { useConfirm } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { tabStorage } from '../shared/storage.ts'
import { leave } from '../shared/session/leave.ts'
import { unsavedTexts } from './unsaved-text.ts'

/** Signing out by one's own wish, behind every door that offers it: what would be lost is said first. */
export function useLeave() {
  const { t } = useTranslation(['shell', 'common'])
  const confirm = useConfirm()
  return async () => {
    const [unsaved, another] = unsavedTexts(tabStorage)
    const isSure =
      unsaved === undefined ||
      (await confirm({
        title: t('unsaved.title'),
        description: t(another === undefined ? `unsaved.${unsaved}` : 'unsaved.both'),
        confirmLabel: t('common:menu.signOut'),
        cancelLabel: t('unsaved.stay'),
        tone: 'danger',
      }))
    if (isSure) await leave()
  }
}
