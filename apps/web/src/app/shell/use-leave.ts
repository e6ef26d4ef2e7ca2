import { useConfirm } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { tabStorage } from '../../shared/choices/storage.ts'
import { leave } from '../../shared/session/leave.ts'
import { unsavedTexts } from './unsaved-text.ts'

/** Signs out on the user's own request, from every button that offers it; first says what would be lost. */
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
