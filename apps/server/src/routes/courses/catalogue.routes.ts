import type { Deps } from '../../deps.ts'
import type { CatalogueCourse, CatalogueLesson } from '../../db/courses/catalogue.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { ClassOffer } from '../../db/courses/registrations.ts'
import type { DictionaryEntry } from '../../db/school/reference-data.ts'
import type { SchoolCard, SchoolCourse } from '../../db/school/schools.ts'
import { type CatalogueGroup, type ChosenFacets, facetCounts } from '../../domain/courses/catalogue-facets.ts'
import { hoursIssues } from '../../domain/courses/good-hours.ts'
import { type RegistrationDenial, registrationDenial } from '../../domain/courses/registration-rules.ts'
import { nameIn } from '../../domain/names.ts'
import { textIn } from '../localized.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import type { Language } from '../../http/language.ts'
import { requireValid } from '../../http/require-valid.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { toClassTeacher, toNextLesson, toOutlineChapter } from './course-cards.ts'
import { lessonConflicts } from '../timetable/lesson-brief.ts'
import { iso, isoOrNull } from '../instant.ts'
import { zoneOf } from '../zone.ts'
import { personBrief } from '../school/person-brief.ts'

type CatalogueCalls =
  | 'listCatalogue'
  | 'getCatalogueCourse'
  | 'registerPublicCourse'
  | 'listSchools'
  | 'getSchool'
  | 'getOfferedCourse'

const DENIALS: Readonly<Record<RegistrationDenial, ErrorName>> = {
  'already-registered': 'alreadyRegistered',
  removed: 'removedFromClass',
  'not-open': 'courseNotOpen',
  'payment-required': 'paymentRequired',
  full: 'courseFull',
}

export function catalogueRoutes(deps: Deps): Handlers<CatalogueCalls> {
  const { catalogue, offeredCourses, referenceData, registrations, schools, studentCourses } = deps

  return {
    async listCatalogue({ actor, input, school, zone, urlOf, language, now }) {
      const { keyword = '', subjectId = null, kind = null, classType = null, isFree = null } = input
      const { fromHour, untilHour, timezone } = input
      requireValid(hoursIssues(fromHour, untilHour))
      const hours =
        fromHour === undefined || untilHour === undefined ? null : { fromHour, untilHour, zone: zoneOf(timezone, zone) }
      const price = isFree === null ? null : isFree ? 'free' : 'paid'
      const filter = { keyword, subjectId, kind, classType, price, hours } as const
      const [{ page, groups }, dictionary] = await Promise.all([
        catalogue.list({ id: actor.userId, schoolId: school }, filter, pageRequest(input), now),
        referenceData.dictionary(),
      ])
      const facetsOf = { groups, chosen: filter, dictionary, language }
      return { facets: toFacets(facetsOf), ...mapPage(page, (course) => toCatalogueCourse(course, urlOf, language)) }
    },

    async getCatalogueCourse({ actor, input: { courseId }, school: schoolId, urlOf, language, now }) {
      const found = await catalogue.get({ id: actor.userId, schoolId }, courseId, now)
      if (!found) throw new ApiError('notFound')
      const { course, chapters, classes, school, ...rest } = found
      return {
        ...rest,
        course: toCatalogueCourse(course, urlOf, language),
        chapters: chapters.map((chapter) => toOutlineChapter(chapter, language)),
        classes: classes.map(({ id, name, names, pinyin, teacher, lessons, ...own }) => ({
          classId: id,
          className: name,
          classNames: names,
          classPinyin: pinyin,
          teacher: toClassTeacher(teacher, urlOf),
          ...own,
          lessons: lessons.map(toCatalogueLesson),
        })),
        school: { schoolId: school.id, name: nameIn(language, school), region: school.region },
      }
    },

    async registerPublicCourse({ actor, input: { courseId, confirm = false }, urlOf, now }) {
      const offer = await registrations.hold(actor.userId, courseId, null)
      // Courses of the school and drafts stay hidden from students who may not see them.
      if (!offer || offer.kind !== 'public' || isHidden(offer)) throw new ApiError('notFound')
      const denial = registrationDenial(offer)
      if (denial) throw new ApiError(DENIALS[denial])
      await requireTime(deps, { studentId: actor.userId, classId: offer.classId, isConfirmed: confirm, urlOf, now })
      await registrations.enrol(offer.classId, [actor.userId], now)
      const nextLesson = await studentCourses.nextLesson(offer.classId, now)
      return { courseId, classId: offer.classId, registeredAt: iso(now), nextLesson: toNextLesson(nextLesson) }
    },

    async listSchools({ input, school: own, urlOf, language }) {
      const page = await schools.list(own, input.keyword ?? '', pageRequest(input))
      return mapPage(page, (school) => toSchoolCard(school, urlOf, language))
    },

    async getSchool({ input: { schoolId }, school: own, urlOf, language }) {
      const found = await schools.get(own, schoolId)
      if (!found) throw new ApiError('notFound')
      const { school, introduction, teachers, courses, ...rest } = found
      return {
        ...rest,
        school: toSchoolCard(school, urlOf, language),
        introduction: introduction ? textIn(language, introduction) : '',
        teachers: teachers.map((teacher) => toClassTeacher(teacher, urlOf)),
        courses: courses.map((course) => toSchoolCourse(course, urlOf)),
      }
    },

    async getOfferedCourse({ input: { schoolId, courseId }, school: own, urlOf, language, now }) {
      const found = await offeredCourses.get(own, schoolId, courseId, now)
      if (!found) throw new ApiError('notFound')
      const { school, course, subjectName, lessonMinutes, chapters, classes, ...rest } = found
      const { id, ...about } = school
      return {
        ...rest,
        school: { schoolId: id, ...about },
        course: toSchoolCourse(course, urlOf),
        subjectName: subjectName && textIn(language, subjectName),
        durationMinutes: lessonMinutes,
        chapters: chapters.map((chapter) => toOutlineChapter(chapter, language)),
        classes: classes.map((group) => ({
          classId: group.id,
          className: group.name,
          classNames: group.names,
          classPinyin: group.pinyin,
          teacher: {
            name: group.teacher.name,
            avatar: urlOf(group.teacher.avatarKey),
            introduction: group.teacher.introduction,
          },
          seats: group.seats,
          seatsLeft: group.seatsLeft,
          lessons: group.lessons.map(toCatalogueLesson),
        })),
      }
    },
  }
}

/** A draft does not exist for students. */
export const isHidden = ({ status, isRegistered }: ClassOffer) => status === 'draft' && !isRegistered

/**
 * A student may take two lessons at one time, if they say so.
 * @throws {ApiError} `timeConflict` with the lessons in the way
 */
export async function requireTime(
  { registrations }: Pick<Deps, 'registrations'>,
  question: { studentId: string; classId: string; isConfirmed: boolean; urlOf: UrlOf; now: number },
): Promise<void> {
  if (question.isConfirmed) return
  const conflicts = await registrations.conflicts([question.studentId], question.classId, question.now)
  if (conflicts.length > 0)
    throw new ApiError('timeConflict', { conflicts: lessonConflicts(conflicts, question.urlOf) })
}

function toFacets({
  groups,
  chosen,
  dictionary,
  language,
}: {
  groups: readonly CatalogueGroup[]
  chosen: ChosenFacets
  dictionary: readonly DictionaryEntry[]
  language: Language
}) {
  const labelOf = (category: string, value: string) => {
    const entry = dictionary.find((one) => one.categoryId === category && one.value === value)
    return entry ? textIn(language, entry.label) : value
  }
  const subjects = new Map(
    groups.flatMap(({ subjectId, subjectName: name }) => (subjectId && name ? [[subjectId, name]] : [])),
  )
  const values = (facet: 'kind' | 'classType', category: string) =>
    [...facetCounts(facet, groups, chosen)].map(([value, count]) => ({ value, label: labelOf(category, value), count }))
  const prices = facetCounts('price', groups, chosen)
  return {
    subjects: [...facetCounts('subjectId', groups, chosen)].flatMap(([value, count]) => {
      const name = subjects.get(value)
      return name ? [{ value, label: textIn(language, name), count }] : []
    }),
    kinds: values('kind', 'courseKind'),
    classTypes: values('classType', 'classType'),
    prices: { free: prices.get('free') ?? 0, paid: prices.get('paid') ?? 0 },
  }
}

function toCatalogueCourse(course: CatalogueCourse, urlOf: UrlOf, language: Language) {
  const { coverKey, subjectName, teacher, lessonMinutes, nextLessonAt, ...rest } = course
  return {
    ...rest,
    coverUrl: urlOf(coverKey),
    subjectName: subjectName && textIn(language, subjectName),
    teacher: personBrief(teacher, urlOf),
    durationMinutes: lessonMinutes,
    nextLessonAt: isoOrNull(nextLessonAt),
  }
}

function toSchoolCard({ id, logoKey, summary, ...school }: SchoolCard, urlOf: UrlOf, language: Language) {
  return { schoolId: id, ...school, logoUrl: urlOf(logoKey), summary: summary ? textIn(language, summary) : '' }
}

const toCatalogueLesson = ({ no, name, names, pinyin, startsAt, endsAt }: CatalogueLesson) => ({
  no,
  name,
  names,
  pinyin,
  startTime: iso(startsAt),
  endTime: iso(endsAt),
})

const toSchoolCourse = (course: SchoolCourse, urlOf: UrlOf) => ({
  courseId: course.id,
  courseName: course.name,
  names: course.names,
  pinyin: course.pinyin,
  kind: course.kind,
  classType: course.classType,
  coverUrl: urlOf(course.coverKey),
  priceMinor: course.priceMinor,
  currency: course.currency,
  totalLessons: course.totalLessons,
})
