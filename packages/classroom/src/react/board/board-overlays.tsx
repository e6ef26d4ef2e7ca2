import { Button } from '@hwjy/ui'
import { boardFill } from '../../core/room/board-fill.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useChannel } from '../hooks/use-room.ts'
import { PageListKey, useMayListPages } from '../pages/page-list-key.tsx'
import { LateDialog } from '../shared/late-notice.tsx'
import { lateView } from '../shared/late-view.tsx'
import * as css from './board-pane.css.ts'
import type { BoardDialogName } from './dialogs/board-dialog-name.ts'
import { LaserNames } from './laser-names.tsx'

const BoardDialog = lateView(() => import('./dialogs/board-dialog.tsx').then((module) => module.BoardDialog))
const TextField = lateView(() => import('./text-field.tsx').then((module) => module.TextField))
const ClipLayer = lateView(() => import('../clips/clip-layer.tsx').then((module) => module.ClipLayer))
const FilesLayer = lateView(() => import('../files/files-layer.tsx').then((module) => module.FilesLayer))
const MissingFiles = lateView(() => import('../files/missing-files.tsx').then((module) => module.MissingFiles))
const PinyinPanel = lateView(() => import('./pinyin/pinyin-panel.tsx').then((module) => module.PinyinPanel))
const Elsewhere = lateView(() => import('./look-back/elsewhere.tsx').then((module) => module.Elsewhere))
const Ruler = lateView(() => import('./pens/ruler.tsx').then((module) => module.Ruler))
const HanziCards = lateView(() => import('../hanzi/hanzi-cards.tsx').then((module) => module.HanziCards))
const SelectionBar = lateView(() => import('./selection-bar.tsx').then((module) => module.SelectionBar))

export interface BoardOverlaysProps {
  command: CommandState
  isWriting: boolean
  canDraw: boolean
  /** False behind a shared screen, and for a small picture of the page: what is pressed on a page is not there. */
  isShown: boolean
  /** Around the page: files are dropped on it, and keys of the focused board are heard here. */
  element: HTMLElement | null
  /** It is kept here and not in the bar that opened it: bars come and go with the layout. */
  dialog: BoardDialogName | null
  onDialog: (name: BoardDialogName | null) => void
  onShowPages: () => void
}

/**
 * Stands over the page: names of those who point, how full the board is, the text being written, what can be done with a
 * selection, files that come or are missing, the way back to the teacher; and what a bar has opened.
 */
export function BoardOverlays({
  command,
  isWriting,
  canDraw,
  isShown,
  element,
  dialog,
  onDialog,
  onShowPages,
}: BoardOverlaysProps) {
  const t = useTranslate()
  const me = useMe()
  const mayListPages = useMayListPages(isWriting)
  const { board } = useClassroom()
  const editing = useBoardState((state) => state.editing)
  const syllable = useBoardState((state) => state.syllable)
  const selection = useBoardState((state) => state.selection)
  const hasClips = useBoardState((state) => state.clips.length > 0)
  const missingFiles = useBoardState((state) => state.missingFiles)
  const ruler = useBoardState((state) => state.ruler)
  const hasCards = useBoardState(({ cards }) => cards.length > 0)
  const isFollowing = useBoardState((state) => state.isFollowing)
  const hasNewInk = useBoardState((state) => state.hasNewInk)
  return (
    <>
      <LaserNames />
      <Elsewhere />
      {isWriting && ruler && <Ruler ruler={ruler} />}
      {isWriting && isShown && selection && !editing && !syllable && <SelectionBar selection={selection} />}
      {isWriting && isShown && syllable && !editing && <PinyinPanel syllable={syllable} />}
      {hasCards && isShown && <HanziCards />}
      {isWriting && editing && <TextField key={editing.elementId ?? 'new'} editing={editing} />}
      {canDraw && <Fill />}
      {hasClips && <ClipLayer />}
      {missingFiles.length > 0 && <MissingFiles files={missingFiles} />}
      {isWriting && me?.isTeacher && element && <FilesLayer element={element} />}
      {dialog && (
        <BoardDialog
          name={dialog}
          command={command}
          onChange={onDialog}
          waiting={(late) => <LateDialog {...late} onClose={() => onDialog(null)} />}
        />
      )}
      {mayListPages && element && <PageListKey element={element} onPress={onShowPages} />}
      {!isFollowing && (
        <div className={css.back} data-new={hasNewInk || undefined}>
          <Button size="sm" tone="primary" onClick={() => board.follow()}>
            {t('board.backToTeacher')}
          </Button>
        </div>
      )}
    </>
  )
}

// Announces a limit before it is reached, to the user that it will stop. [R40][R41]
function Fill() {
  const t = useTranslate()
  const fill = useChannel(({ me, room }) => me && boardFill(room, me.userId))
  return <output className={css.fill}>{fill && t(`board.fill.${fill.of}`, { percent: fill.percent })}</output>
}
