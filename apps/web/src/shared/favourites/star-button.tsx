import { type Favourite, type FavouriteRequest, type Role, useAddFavouriteAs } from '@hwjy/sdk'
import { IconButton, useToast } from '@hwjy/ui'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../at-once.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import * as css from './star-button.css.ts'
import { useForget } from './use-forget.ts'
import { useKept } from './use-kept.ts'

interface StarButtonProps {
  viewer: Role
  /** What is kept: `text` of a word, `targetId` of everything else. */
  target: FavouriteRequest
  /** The button says this name. */
  name: string
  /** Left out where it is not kept. */
  kept: Favourite | undefined
  size?: 'sm' | 'md'
}

/** Keeps a thing, or keeps it no longer. Pages that use it load the words of `favourites`. */
export function StarButton({ viewer, target, name, kept, size = 'sm' }: StarButtonProps) {
  const { t } = useTranslation('favourites')
  const toast = useToast()
  const problemText = useProblemText()
  const add = useAddFavouriteAs(viewer, atOnce)
  const { forget, isPending } = useForget(viewer)
  const toggle = () =>
    kept
      ? forget({ target, name, reps: kept.review?.reps ?? 0 })
      : add.mutateAsync({ data: target }).catch((error) => void toast.error(problemText(error)))
  return (
    <IconButton
      size={size}
      tone="quiet"
      label={t(kept ? 'remove' : 'keep', { name })}
      icon={<Star aria-hidden size={18} className={kept ? css.kept : undefined} />}
      isBusy={add.isPending || isPending}
      onClick={() => void toggle()}
    />
  )
}

/** The same for one thing alone, which asks by itself if it is kept. */
export function OwnStarButton({ viewer, target, name, size = 'md' }: Omit<StarButtonProps, 'kept'>) {
  const id = target.targetId ?? target.text ?? ''
  const kept = useKept(viewer, target.targetType, [id]).get(id)
  return <StarButton viewer={viewer} target={target} name={name} kept={kept} size={size} />
}
