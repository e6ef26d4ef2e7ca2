import { type Favourite, type FavouriteType, type Role, useListFavouritesAs } from '@hwjy/sdk'
import { favouriteFilterTargetsMax, PageSizeMax } from '@hwjy/sdk/limits'

/**
 * Finds which of these things the person keeps.
 * @param targets ids of things, or words themselves
 */
export function useKept(
  role: Role,
  targetType: FavouriteType,
  targets: readonly string[],
): ReadonlyMap<string, Favourite> {
  const asked = targets.slice(0, favouriteFilterTargetsMax)
  const { data } = useListFavouritesAs(
    role,
    { targetType, targets: asked, size: PageSizeMax },
    { query: { enabled: asked.length > 0 } },
  )
  return new Map(data?.records.map((kept) => [kept.targetId ?? kept.text ?? '', kept]))
}
