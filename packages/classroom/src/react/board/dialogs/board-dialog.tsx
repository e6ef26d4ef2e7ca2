import { CardDialog } from '../../hanzi/card-dialog.tsx'
import { useClassroom } from '../../hooks/classroom-context.ts'
import type { CommandState } from '../../hooks/use-command.ts'
import { lateDialog } from '../../shared/late-notice.tsx'
import type { BoardDialogName } from './board-dialog-name.ts'

const EarlierDialog = lateDialog(() =>
  import('../../earlier/earlier-dialog.tsx').then((module) => module.EarlierDialog),
)
const ExportDialog = lateDialog(() => import('../../pages/export-dialog.tsx').then((module) => module.ExportDialog))
const InsertSheet = lateDialog(() => import('../../files/insert-sheet.tsx').then((module) => module.InsertSheet))
const LessonFilesDialog = lateDialog(() =>
  import('../../files/lesson-files-dialog.tsx').then((module) => module.LessonFilesDialog),
)
const OwnFilesDialog = lateDialog(() =>
  import('../../files/own-files-dialog.tsx').then((module) => module.OwnFilesDialog),
)
const PaperDialog = lateDialog(() => import('./paper-dialog.tsx').then((module) => module.PaperDialog))

export interface BoardDialogProps {
  name: BoardDialogName
  command: CommandState
  /** Null closes it. */
  onChange: (name: BoardDialogName | null) => void
}

/** The one dialog of the board that is open. It belongs to no bar: bars come and go with the layout. */
export function BoardDialog({ name, command, onChange }: BoardDialogProps) {
  const { files, earlier } = useClassroom()
  const close = () => onChange(null)
  switch (name) {
    case 'insert':
      return <InsertSheet onOpen={onChange} onClose={close} />
    case 'lessonFiles':
      return <LessonFilesDialog onClose={close} />
    case 'ownFiles':
      return files?.own && <OwnFilesDialog own={files.own} onClose={close} />
    case 'earlier':
      return earlier && <EarlierDialog earlier={earlier} onClose={close} />
    case 'card':
      return <CardDialog onClose={close} />
    case 'paper':
      return <PaperDialog command={command} onClose={close} />
    case 'save':
      return <ExportDialog onClose={close} />
    default:
      return name satisfies never
  }
}
