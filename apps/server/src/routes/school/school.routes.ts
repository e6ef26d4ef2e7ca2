import { MESSAGE_MAX_LENGTH } from '@hwjy/classroom/core'
import { LANGUAGES } from '@hwjy/sdk/errors'
import { demoAccess, isDemoSchool } from '../../demo/demo-people.ts'
import type { Deps } from '../../deps.ts'
import { inSeconds } from '../../domain/budget.ts'
import { DEFAULT_TIME_ZONE } from '../../domain/timetable/school-day.ts'
import { passwordRule, schoolSettings } from '../../domain/school/school-settings.ts'
import { CLASS_LIMIT } from '../../domain/rooms/room-times.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { iso } from '../instant.ts'

const RATING_COMMENT_MAX = 200

export function schoolRoutes({
  config,
  identity,
  metricBudgets,
  metrics,
  people,
}: Deps): Handlers<'getBaseInfo' | Both<'CollectMetrics'>> {
  const collect = async ({ actor, input, idempotencyKey, now }: Call<Both<'CollectMetrics'>>) => {
    const entries = input.infos.map(({ stuId = null, subBizType, logType, collectTime, data }) => ({
      stuId,
      subBizType,
      logType,
      collectedAt: Date.parse(collectTime),
      data,
    }))
    const bytes = entries.reduce((sum, { data }) => sum + new TextEncoder().encode(data).length, 0)
    const over =
      metricBudgets.entries.take(actor.userId, now, entries.length) ??
      metricBudgets.bytes.take(actor.userId, now, bytes)
    if (over) throw new ApiError('tooOften', inSeconds(over))
    await metrics.collect(actor.userId, idempotencyKey, now, entries)
    return { accepted: entries.length }
  }

  return {
    async getBaseInfo({ now, school: schoolId, urlOf, language }) {
      const school = await people.school(schoolId)
      const rule = passwordRule(school?.settings ?? schoolSettings())
      return {
        productName: config.productName,
        // An installation without the demo is empty until its school is set up; its sign-in page works all the same.
        schoolName: school ? (school.names[language] ?? school.name) : config.productName,
        schoolLogo: urlOf(school?.logoKey ?? null),
        hasSchool: school !== null,
        schoolTimeZone: school?.timeZone ?? DEFAULT_TIME_ZONE,
        serverTime: iso(now),
        languages: [...LANGUAGES],
        signInWays: [...identity.ways],
        // Another school of the same server has no public accounts.
        demo: config.demo && isDemoSchool(schoolId) ? demoAccess() : null,
        limits: {
          smallClass: CLASS_LIMIT.small,
          largeClass: school?.settings.largeClassLimit ?? CLASS_LIMIT.large,
          ratingComment: RATING_COMMENT_MAX,
          message: MESSAGE_MAX_LENGTH,
        },
        passwordRule: { ...rule, needs: [...rule.needs] },
      }
    },
    ...forBoth('CollectMetrics', collect),
  }
}
