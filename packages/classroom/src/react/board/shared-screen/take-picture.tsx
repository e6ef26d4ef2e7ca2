import { Button } from '@hwjy/ui'
import { Camera as CameraIcon } from 'lucide-react'
import { useState } from 'react'
import { useInserter } from '../../files/use-inserter.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useMe } from '../../hooks/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useRoomView } from '../../room/room-view.ts'
import { Reason } from '../../shared/reason.tsx'
import { timeOfDay } from '../../shared/time-text.ts'
import { boardWords } from '../board-words.ts'

/**
 * The teacher puts what a shared screen shows now on a new page, to write on it. The board comes to the front: how far the
 * picture is on its way stands there.
 * @param take gives the picture under a name
 */
export function TakePicture({ take }: { take: (name: string) => Promise<File> }) {
  const t = useWords(boardWords)
  const { board, files, language } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const inserter = useInserter()
  const view = useRoomView()
  const [status, setStatus] = useState<'ready' | 'taking' | 'failed'>('ready')
  if (!isTeacher || !files || !board.features.has('insert')) return null
  const press = async () => {
    setStatus('taking')
    const time = timeOfDay(Date.now(), language)
    try {
      // File systems take no colon in a name.
      const picture = await take(`${t('screenPicture', { time: time.replaceAll(':', '.') })}.png`)
      setStatus('ready')
      void inserter.insert(picture, { pictureAs: 'page' })
      view?.chooseContent('board')
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setStatus('failed')
    }
  }
  return (
    <>
      <Button size="sm" title={t('takePictureHint')} isBusy={status === 'taking'} onClick={() => void press()}>
        <CameraIcon size={16} aria-hidden />
        {t('takePicture')}
      </Button>
      <Reason>{status === 'failed' && t('takePictureFailed')}</Reason>
    </>
  )
}
