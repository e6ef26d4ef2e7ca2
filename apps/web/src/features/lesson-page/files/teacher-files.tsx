import type { ResourceItem, TeacherLessonPage } from '@hwjy/sdk'
import { Button, EmptyState, List } from '@hwjy/ui'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedFiles } from '../../../shared/files/refused-files.tsx'
import { RenameFileDialog } from '../../../shared/files/rename-file-dialog.tsx'
import type { RefusedFile } from '../../../shared/uploads/upload-files.ts'
import { LastTime } from './last-time.tsx'
import { OwnFilesDialog } from './own-files-dialog.tsx'
import { Section } from '../section.tsx'
import { TeacherFileRow } from './teacher-file-row.tsx'
import { UploadButton } from './upload-button.tsx'

interface TeacherFilesProps {
  page: TeacherLessonPage
  refused: readonly RefusedFile[]
  onFiles: (files: readonly File[]) => void
  onForget: () => void
}

/** The files of the lesson: new ones, the teacher's own, and those of the last time. */
export function TeacherFiles({ page: { files, earlier, detail }, refused, onFiles, onForget }: TeacherFilesProps) {
  const { t } = useTranslation('lessonPage')
  const { lessonId } = detail.lesson
  const [isChoosing, setIsChoosing] = useState(false)
  const [renamed, setRenamed] = useState<ResourceItem | null>(null)
  const shown = new Set(files.map(({ file }) => file.newFileName))
  return (
    <Section
      heading={t('files')}
      count={files.length}
      acts={
        <>
          <Button onClick={() => setIsChoosing(true)}>
            <FolderOpen aria-hidden size={18} />
            {t('fromMyFiles')}
          </Button>
          <UploadButton onFiles={onFiles} />
        </>
      }
    >
      {refused.length > 0 && <RefusedFiles files={refused} onClose={onForget} />}
      {earlier && <LastTime lessonId={lessonId} earlier={earlier} shown={shown} />}
      {files.length === 0 ? (
        <EmptyState drawing="board" title={t('noFiles')} description={t('noFilesText')} />
      ) : (
        <List label={t('files')}>
          {files.map((file) => (
            <TeacherFileRow key={file.file.resourceId} file={file} onRename={() => setRenamed(file.file)} />
          ))}
        </List>
      )}
      {isChoosing && <OwnFilesDialog lessonId={lessonId} shown={shown} onClose={() => setIsChoosing(false)} />}
      {renamed && <RenameFileDialog resource={renamed} onClose={() => setRenamed(null)} />}
    </Section>
  )
}
