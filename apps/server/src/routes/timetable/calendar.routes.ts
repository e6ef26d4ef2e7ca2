/** A person's lessons for calendar programs. Those send no token: the secret stands in the address. */
import type { CalendarFeed as Feed } from '@hwjy/sdk/schemas'
import type { CalendarFeed } from '../../db/timetable/calendar-feeds.ts'
import type { Deps } from '../../deps.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { type CalendarEvent, iCalendar } from '../../domain/timetable/icalendar.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { iso } from '../instant.ts'

type CalendarCalls = Both<'CalendarFeed'> | Both<'RenewCalendarFeed'> | Both<'RevokeCalendarFeed'> | 'readCalendarFeed'

const PAST_MS = 31 * DAY_MS
const COMING_MS = 366 * DAY_MS
const none: Feed = { url: null, createdAt: null }

export function calendarRoutes({ calendarFeeds, calendarLinks, config, lessons }: Deps): Handlers<CalendarCalls> {
  const show = async (feed: CalendarFeed | null, origin: string): Promise<Feed> =>
    feed
      ? {
          url: `${origin}/api-user/ext/calendar/${await calendarLinks.token(feed.id)}`,
          createdAt: iso(feed.createdAt),
        }
      : none

  const get = async ({ actor, origin }: Call<Both<'CalendarFeed'>>) =>
    show(await calendarFeeds.of(actor.userId), origin)

  const renew = async ({ actor, origin, now }: Call<Both<'RenewCalendarFeed'>>) =>
    show(await calendarFeeds.renew(actor.userId, now), origin)

  const revoke = async ({ actor }: Call<Both<'RevokeCalendarFeed'>>) => {
    await calendarFeeds.revoke(actor.userId)
    return none
  }

  return {
    ...forBoth('CalendarFeed', get),
    ...forBoth('RenewCalendarFeed', renew),
    ...forBoth('RevokeCalendarFeed', revoke),

    async readCalendarFeed({ input: { feedToken }, origin, now }) {
      const feedId = await calendarLinks.feedId(feedToken)
      const owner = feedId === null ? null : await calendarFeeds.owner(feedId)
      if (!owner) throw new ApiError('notFound')
      const days = { from: now - PAST_MS, until: now + COMING_MS }
      const { personId, role, name } = owner
      const list = await (role === 'teacher' ? lessons.ofTeacher(personId, days) : lessons.ofStudent(personId, days))
      const events = list.map((lesson) => event(lesson, { origin, role }))
      return new TextEncoder().encode(iCalendar(`${config.productName} · ${name}`, events, now))
    },
  }
}

const event = (
  { id, name, startsAt, endsAt, course, teacher, isAwaitingTime }: Lesson,
  { origin, role }: { origin: string; role: SchoolRole },
): CalendarEvent => ({
  uid: `${id}@huawen-classroom`,
  startsAt,
  endsAt,
  title: `${name} · ${course.name}`,
  description: teacher.name,
  url: `${origin}/hwjy-web/${role}/lesson/${id}`,
  isCalledOff: isAwaitingTime,
})
