import { Button, Dialog } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { type RoomFile, RoomFileError } from '../../ports/room-files.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import { pickFiles } from '../shared/pick-files.ts'
import { FileRow } from './file-row.tsx'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useInsertPlain } from './use-insert-plain.ts'
import { useInserter } from './use-inserter.ts'

type List = { status: 'loading' } | { status: 'failed' } | { status: 'here'; files: readonly RoomFile[] }

/** The files of the lesson, to be put on the board. */
export function LessonFilesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(filesWords)
  const insert = useInsertPlain()
  const inserter = useInserter()
  const add = (files: readonly File[]) => {
    void insert(files)
    onClose()
  }
  const { list, again } = useLessonFiles()
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lessonFilesTitle')}
      description={t('lessonFilesHint')}
      footer={<Button onClick={() => pickFiles('*/*', add)}>{t('addFile')}</Button>}
    >
      {list.status === 'loading' && <p className={css.quiet}>{t('loading')}</p>}
      {list.status === 'failed' && (
        <p role="alert" className={css.quiet}>
          {t('filesFailed')}{' '}
          <Button size="sm" onClick={again}>
            {t('retry')}
          </Button>
        </p>
      )}
      {list.status === 'here' && list.files.length === 0 && <p className={css.quiet}>{t('noLessonFiles')}</p>}
      {list.status === 'here' && list.files.length > 0 && (
        <ul className={css.list}>
          {list.files.map((file) => (
            <FileRow key={file.fileId} file={file} insert={inserter.insertLessonFile} onDone={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function useLessonFiles() {
  const { files } = useClassroom()
  const [attempt, setAttempt] = useState(0)
  const [list, setList] = useState<List>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    files?.list().then(
      (found) => isCurrent && setList({ status: 'here', files: found }),
      (error: unknown) => {
        if (!(error instanceof RoomFileError)) throw error
        if (isCurrent) setList({ status: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [files, attempt])
  const again = () => {
    setList({ status: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { list, again }
}
