import { Dialog } from '@hwjy/ui'
import { Fragment } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import * as css from './help-dialog.css.ts'
import { SHORTCUTS } from './shortcuts.ts'

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const role = useMe()?.role
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('help.title')}
      description={t('help.body')}
    >
      <dl className={css.list}>
        {SHORTCUTS.filter((shortcut) => shortcut.for === 'all' || shortcut.for === role).map(({ key, action }) => (
          <Fragment key={key}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd className={css.meaning}>{t(`help.${action}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
