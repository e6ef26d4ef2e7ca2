import { Progress, useToast } from '@hwjy/ui'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { speakChinese, useHasChineseVoice } from '../../../shared/hanzi/speech.ts'
import { useSaysOffline } from '../../../shared/network/own-offline-line.ts'
import { useIsOnline } from '../../../shared/network/use-is-online.ts'
import { problemText } from '../../../shared/problem/problem-text.ts'
import { Enough } from './enough.tsx'
import * as css from './review.css.ts'
import { onReviewsFull, reviewOutbox } from './review-outbox.ts'
import { isOver, type Rating, RATINGS, type ReviewRound, ROUND_MS, roundReducer } from './review-round.ts'
import { ReviewCardView } from './review-card.tsx'
import { useReviewOutbox } from './use-review-outbox.ts'
import { keepRound } from './use-stored-round.ts'

/** One round, from its first card to its end. */
export function Round({ first, userId, onAgain }: { first: ReviewRound; userId: string; onAgain: () => void }) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const [round, dispatch] = useReducer(roundReducer, first)
  const isOnline = useIsOnline()
  useSaysOffline(!isOnline)
  const unsent = useReviewOutbox()
  const hasVoice = useHasChineseVoice()
  useEffect(() => void keepRound(userId, round), [userId, round])
  // The card of the word is gone by then.
  const sayFull = useEffectEvent((error: unknown) => toast.show(problemText(error), { tone: 'info' }))
  useEffect(() => onReviewsFull((error) => sayFull(error)), [])

  const [card] = round.cards
  if (!card || isOver(round)) return <Enough reviewed={round.reviewed} unsent={unsent.length} onAgain={onAgain} />

  const show = () => dispatch({ type: 'shown', at: Date.now() })
  function rate(rating: Rating) {
    if (!card || !round.isShown) return
    const at = Date.now()
    if (!card.isRepeat) {
      const { favouriteId, commandId } = card
      const review = { favouriteId, rating, at: new Date(at).toISOString(), commandId }
      void reviewOutbox.put({ userId, status: 'waiting', review })
    }
    dispatch({ type: 'rated', rating, at })
  }
  return (
    <>
      <div className={css.head}>
        <h1 className={css.heading}>{t('review')}</h1>
        <PageKeys
          keys={[
            { keys: [' '], label: t('show'), act: round.isShown ? undefined : show },
            ...RATINGS.map((rating) => ({
              keys: [String(rating)],
              label: t(`ratings.${rating}`),
              act: round.isShown ? () => rate(rating) : undefined,
            })),
            ...(hasVoice ? [{ keys: ['s'], label: t('sound'), act: () => speakChinese(card.text) }] : []),
          ]}
        />
      </div>
      <Progress label={t('time')} value={round.spentMs} max={ROUND_MS} />
      {(!isOnline || unsent.length > 0) && (
        <output className={css.status}>{isOnline ? t('sending', { count: unsent.length }) : t('offline')}</output>
      )}
      <ReviewCardView
        key={`${card.favouriteId}${card.isRepeat}`}
        card={card}
        isShown={round.isShown}
        onShow={show}
        onRate={rate}
      />
    </>
  )
}
