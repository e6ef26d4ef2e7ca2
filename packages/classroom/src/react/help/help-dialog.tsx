import { Dialog } from '@hwjy/ui'
import { Fragment } from 'react'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import type { LabelKey } from '../i18n/labels.ts'
import { useSelection } from '../store/use-selection.ts'
import * as css from './help-dialog.css.ts'
import { SHORTCUTS } from './shortcuts.ts'

// The board's own keys, see `board/input/board-keys.ts`; another board engine may have fewer.
const BOARD_KEYS = [
  { keys: 'Esc', label: 'board.select' },
  { keys: 'B', label: 'board.pen' },
  { keys: 'Y', label: 'board.highlighter' },
  { keys: 'X', label: 'board.eraser' },
  { keys: 'O', label: 'board.shape' },
  { keys: 'T', label: 'board.text' },
  { keys: 'L', label: 'board.laser' },
  { keys: 'H', label: 'board.hand' },
  { keys: 'Enter', label: 'board.key.place' },
  { keys: '. ,', label: 'board.key.step' },
  { keys: '← ↑ → ↓', label: 'board.key.move' },
  { keys: 'Alt ← →', label: 'board.key.turn' },
  { keys: 'Alt ↑ ↓', label: 'board.key.resize' },
  { keys: 'Home', label: 'board.backToTeacher' },
  { keys: 'Ctrl Z', label: 'board.undo' },
  { keys: 'Ctrl ⇧ Z', label: 'board.redo' },
  { keys: '+', label: 'board.zoomIn' },
  { keys: '−', label: 'board.zoomOut' },
  { keys: '0', label: 'board.zoomReset' },
] as const satisfies readonly { keys: string; label: LabelKey }[]

// Read by the tools themselves while they are open, see `tools/use-tool-keys.ts`.
const TOOL_KEYS = [
  { keys: 'A–F, 1–6', label: 'help.tool.answer', for: 'student' },
  { keys: 'Enter', label: 'help.tool.send', for: 'student' },
  { keys: 'Space', label: 'help.tool.press', for: 'student' },
  { keys: '⇧ E', label: 'help.tool.end', for: 'teacher' },
  { keys: '⇧ T', label: 'help.tool.moreTime', for: 'teacher' },
  { keys: 'E, 1–6', label: 'help.tool.react', for: 'all' },
] as const satisfies readonly { keys: string; label: LabelKey; for: 'all' | 'teacher' | 'student' }[]

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const role = useMe()?.role
  const { preferences } = useClassroom()
  const hasCharacters = useSelection(preferences, (state) => state.characterKeys)
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('help.title')}
      description={t('help.body')}
    >
      <p className={css.meaning}>{t(hasCharacters ? 'help.charactersOn' : 'help.charactersOff')}</p>
      <KeyList
        keys={SHORTCUTS.filter((one) => one.for === 'all' || one.for === role).map(({ key, action }) => ({
          keys: key,
          label: `help.${action}`,
        }))}
      />
      <h3 className={css.heading}>{t('help.inTools')}</h3>
      <KeyList keys={TOOL_KEYS.filter((one) => one.for === 'all' || one.for === role)} />
      <h3 className={css.heading}>{t('help.onBoard')}</h3>
      <KeyList keys={BOARD_KEYS} />
    </Dialog>
  )
}

function KeyList({ keys }: { keys: readonly { keys: string; label: LabelKey }[] }) {
  const t = useTranslate()
  return (
    <dl className={css.list}>
      {keys.map((one) => (
        <Fragment key={one.keys}>
          <dt>
            <kbd className={css.key}>{one.keys}</kbd>
          </dt>
          <dd className={css.meaning}>{t(one.label)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
