import { Dialog } from '@hwjy/ui'
import { Fragment } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import type { LabelKey } from '../i18n/labels.ts'
import * as css from './help-dialog.css.ts'
import { SHORTCUTS } from './shortcuts.ts'

// The board's own keys, see `board/input/board-keys.ts`; another board engine may have fewer.
const BOARD_KEYS = [
  { keys: 'P', label: 'board.pen' },
  { keys: 'E', label: 'board.eraser' },
  { keys: 'L', label: 'board.laser' },
  { keys: 'H', label: 'board.hand' },
  { keys: 'Ctrl Z', label: 'board.undo' },
  { keys: 'Ctrl ⇧ Z', label: 'board.redo' },
  { keys: '+', label: 'board.zoomIn' },
  { keys: '−', label: 'board.zoomOut' },
  { keys: '0', label: 'board.zoomReset' },
] as const satisfies readonly { keys: string; label: LabelKey }[]

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
      <h3 className={css.heading}>{t('help.onBoard')}</h3>
      <dl className={css.list}>
        {BOARD_KEYS.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>
              <kbd className={css.key}>{keys}</kbd>
            </dt>
            <dd className={css.meaning}>{t(label)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
