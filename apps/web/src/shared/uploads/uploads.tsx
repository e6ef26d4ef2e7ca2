import { getAddCloudResourceAsMutationOptions, markStale, useSession } from '@hwjy/sdk'
import { UploadStrip, useConfirm } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { threadOutbox } from '../threads/thread-outbox.ts'
import { toStripUpload } from './to-strip-upload.ts'
import { uploadQueueOf } from './upload-queue.ts'
import * as css from './uploads.css.ts'

/** The uploads of the person who is signed in, at the window's foot; it stays over every change of page. */
export default function Uploads() {
  const { t } = useTranslation('uploads')
  const confirm = useConfirm()
  const { userInfo, userRole } = useSession()
  const userId = userInfo?.userId ?? ''
  const queue = uploadQueueOf(userId)
  const all = useSyncExternalStore(queue.subscribe, queue.getState)
  const uploads = all.map((upload) => toStripUpload(upload, userRole)).filter((upload) => upload !== null)

  // Messages that an earlier page could not send go on beside them.
  useEffect(() => void threadOutbox.start(userId), [userId])

  // Lists of files are read again when one was added.
  const queryClient = useQueryClient()
  const doneCount = uploads.filter(({ status }) => status === 'done').length
  useEffect(() => {
    if (doneCount > 0 && userRole) void markStale(queryClient, getAddCloudResourceAsMutationOptions(userRole).meta)
  }, [doneCount, queryClient, userRole])

  async function remove(id: string) {
    const upload = uploads.find((one) => one.id === id)
    const isSafe = upload === undefined || upload.status === 'done' || upload.loadedBytes === 0
    const isSure =
      isSafe ||
      (await confirm({
        title: t('removeTitle', { name: upload.name }),
        description: t('removeText'),
        confirmLabel: t('remove'),
        cancelLabel: t('keep'),
        tone: 'danger',
      }))
    if (isSure) queue.remove(id)
  }
  return (
    <UploadStrip
      className={css.foot}
      uploads={uploads}
      onPause={queue.pause}
      onResume={queue.resume}
      onRemove={(id) => void remove(id)}
      onFile={queue.giveFile}
      onClear={() => {
        for (const { id, status } of uploads) if (status === 'done') queue.remove(id)
      }}
    />
  )
}
