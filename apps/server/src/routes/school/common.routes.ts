import type { Deps } from '../../deps.ts'
import { appUpdate } from '../../domain/school/app-update.ts'
import { LESSON_MINUTES } from '../../domain/courses/public-course.ts'
import { phoneZones } from '../../domain/accounts/phone.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { iso } from '../instant.ts'
import { textIn } from '../localized.ts'

type CommonCalls = 'listCourseDurations' | 'listPhoneZones' | 'getPhoneZone' | 'getDesktopReleases'

/** Lists that an anonymous caller may read. */
export function commonRoutes({ releases }: Deps): Handlers<CommonCalls> {
  return {
    listCourseDurations({ language }) {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
      return LESSON_MINUTES.map((durationMinutes) => ({ durationMinutes, label: format.format(durationMinutes) }))
    },
    listPhoneZones: ({ language }) => [...phoneZones(language)],
    getPhoneZone({ input: { nation }, language }) {
      const zone = phoneZones(language).find((candidate) => candidate.nation === nation)
      if (!zone) throw new ApiError('notFound')
      return zone
    },
    async getDesktopReleases({ input: { version }, language }) {
      const all = await releases.list()
      return {
        update: version === undefined ? 'none' : appUpdate(version, all),
        releases: all.map(({ notes, releasedAt, ...release }) => ({
          ...release,
          releasedAt: iso(releasedAt),
          notes: textIn(language, notes),
        })),
      }
    },
  }
}
