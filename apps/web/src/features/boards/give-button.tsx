import { useUploadBase64Image, useUploadLessonResource } from '@hwjy/sdk'
import { IconButton, useToast } from '@hwjy/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'

interface GiveButtonProps {
  lessonId: string
  label: string
  fileName: string
  picture: () => Promise<Blob>
}

/** Puts a page as a picture among the files of its lesson, where students find it. */
export function GiveButton({ lessonId, label, fileName, picture }: GiveButtonProps) {
  const { t } = useTranslation('boards')
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: upload } = useUploadBase64Image(atOnce)
  const { mutateAsync: show } = useUploadLessonResource(atOnce)
  const [isBusy, setIsBusy] = useState(false)
  async function give() {
    setIsBusy(true)
    try {
      const base64Str = await dataUrlOf(await picture())
      const { resourceId } = await upload({ data: { base64Str, fileName } })
      await show({ data: { lessonId, resourceId } })
      toast.show(t('given'))
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <IconButton label={label} icon={<Send aria-hidden size={18} />} disabled={isBusy} onClick={() => void give()} />
  )
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}
