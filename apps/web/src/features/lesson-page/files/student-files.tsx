import type { LessonFile, ResourceItem } from '@hwjy/sdk'
import { List } from '@hwjy/ui'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StarButton } from '../../../shared/favourites/star-button.tsx'
import { useKept } from '../../../shared/favourites/use-kept.ts'
import { RefusedFiles } from '../../../shared/files/refused-files.tsx'
import { RenameFileDialog } from '../../../shared/files/rename-file-dialog.tsx'
import type { RefusedFile } from '../../../shared/uploads/upload-files.ts'
import { FileRow } from './file-row.tsx'
import * as css from '../lesson-page.css.ts'
import { Section } from '../section.tsx'
import { UploadButton } from './upload-button.tsx'

interface StudentFilesProps {
  files: readonly LessonFile[]
  refused: readonly RefusedFile[]
  onFiles: (files: readonly File[]) => void
  onForget: () => void
}

/** Shows what the teacher shares, and what the student adds. */
export function StudentFiles({ files, refused, onFiles, onForget }: StudentFilesProps) {
  const { t } = useTranslation(['lessonPage', 'resources'])
  const [renamed, setRenamed] = useState<ResourceItem | null>(null)
  const kept = useKept(
    'student',
    'resource',
    files.map(({ file }) => file.resourceId),
  )
  const hasShared = files.some(({ isMine }) => !isMine)
  return (
    <Section heading={t('files')} count={files.length} acts={<UploadButton onFiles={onFiles} />}>
      {refused.length > 0 && <RefusedFiles files={refused} onClose={onForget} />}
      {!hasShared && <p className={css.muted}>{t('nothingShared')}</p>}
      {files.length > 0 && (
        <List label={t('files')}>
          {files.map((file) => (
            <FileRow
              key={file.file.resourceId}
              file={file}
              star={
                <StarButton
                  viewer="student"
                  target={{ targetType: 'resource', targetId: file.file.resourceId }}
                  name={file.file.fileName}
                  kept={kept.get(file.file.resourceId)}
                />
              }
              acts={
                file.isMine
                  ? [
                      {
                        label: t('resources:rename'),
                        icon: <PencilLine aria-hidden size={18} />,
                        onSelect: () => setRenamed(file.file),
                      },
                    ]
                  : []
              }
            />
          ))}
        </List>
      )}
      {renamed && <RenameFileDialog resource={renamed} onClose={() => setRenamed(null)} />}
    </Section>
  )
}
