import { Button, Card, HanziText, IconButton } from '@hwjy/ui'
import { PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../../shared/han-text.tsx'
import { SoundButton } from '../../../shared/hanzi/sound-button.tsx'
import { StrokeDialog } from '../stroke-dialog.tsx'
import * as css from './review.css.ts'
import { type Rating, RATINGS, type ReviewCard } from './review-round.ts'

interface ReviewCardViewProps {
  card: ReviewCard
  isShown: boolean
  onShow: () => void
  onRate: (rating: Rating) => void
}

/** A word, then what it means and how it is read, then how well it was known. */
export function ReviewCardView({ card, isShown, onShow, onRate }: ReviewCardViewProps) {
  const { t } = useTranslation('words')
  const [isWriting, setIsWriting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: what comes next has the focus and is read out.
  useEffect(() => place.current?.focus(), [isShown])
  const { text, pinyin, meaning, sourceTitle, nextDays, isRepeat } = card
  return (
    <>
      <Card>
        <div ref={place} tabIndex={-1} className={css.card}>
          {isRepeat && <p className={css.muted}>{t('onceMore')}</p>}
          <p lang="zh-Hans" className={css.hanzi}>
            {text}
          </p>
          {isShown ? (
            <div className={css.answer}>
              {pinyin === null ? (
                <HanziText text={text} pinyin size="lg" />
              ) : (
                <p lang="zh-Latn-pinyin" className={css.pinyin}>
                  {pinyin}
                </p>
              )}
              <p className={css.meaning}>{meaning ?? t('noMeaning')}</p>
              {sourceTitle !== null && <HanText className={css.muted}>{sourceTitle}</HanText>}
            </div>
          ) : (
            <p className={css.muted}>{t('question')}</p>
          )}
          <div className={css.tools}>
            <SoundButton text={text} />
            {isShown && (
              <IconButton
                size="sm"
                tone="quiet"
                label={t('strokes', { text })}
                icon={<PencilLine aria-hidden size={18} />}
                onClick={() => setIsWriting(true)}
              />
            )}
          </div>
        </div>
      </Card>
      {isShown ? (
        <fieldset aria-label={t('howWell')} className={css.ratings}>
          {RATINGS.map((rating) => (
            <Button
              key={rating}
              size="lg"
              tone={rating === 3 ? 'primary' : undefined}
              className={css.rating}
              aria-keyshortcuts={String(rating)}
              onClick={() => onRate(rating)}
            >
              <span className={css.ratingText}>
                {t(`ratings.${rating}`)}{' '}
                <span className={css.days}>
                  {isRepeat ? t('practice') : t('inDays', { count: nextDays[rating - 1] ?? 1 })}
                </span>
              </span>
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className={css.foot}>
          <Button size="lg" tone="primary" isWide aria-keyshortcuts="Space" onClick={onShow}>
            {t('show')}
          </Button>
        </div>
      )}
      {isWriting && <StrokeDialog text={text} onClose={() => setIsWriting(false)} />}
    </>
  )
}
