import { Button } from '@hwjy/ui'
import { useFileAddress } from '../files/use-file-address.ts'
import * as css from '../tools/tool-card.css.ts'
import * as typed from './typed.css.ts'
import { useTypedWords } from './typed-words.ts'

const Sound = 'audio'

/** What is said in a dictation, as often as a student wants to hear it. */
export function SentenceSound({ clip }: { clip: string }) {
  const t = useTypedWords()
  const { address, again } = useFileAddress(clip)
  if (address.status === 'here') {
    return <Sound controls preload="auto" src={address.url} className={typed.sound} aria-label={t('listen')} />
  }
  if (address.status === 'loading') return <p className={css.muted}>{t('soundLoading')}</p>
  return (
    <p role="alert">
      {t('soundFailed')}{' '}
      {address.status === 'failed' && (
        <Button size="sm" onClick={again}>
          {t('retry')}
        </Button>
      )}
    </p>
  )
}
