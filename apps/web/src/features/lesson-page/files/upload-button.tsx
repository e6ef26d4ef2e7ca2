import { Button } from '@hwjy/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedEndings } from '../../../shared/files/file-kinds.ts'

/** Opens the browser's dialog for files. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('resources')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden size={18} />
        {t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedEndings}
        aria-label={t('upload')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </>
  )
}
