import { expect, it } from 'vitest'
import { pageKey } from './query-pages.ts'

it.each([
  ['its path where the path says everything', '/messages', '?page=2', '/messages'],
  ['its path and what the query says it is about', '/corrects', '?answerPaperId=7', '/corrects?answerPaperId=7'],
  ['no position within the page', '/homework-teacher', '?tab=graded&homeworkId=7', '/homework-teacher?homeworkId=7'],
  ['the same in whichever order the query stands', '/report', '?stuId=2&lessonId=1', '/report?lessonId=1&stuId=2'],
  [
    'a work alone, whatever else the query says of it',
    '/corrects',
    '?stuId=2&answerPaperId=7',
    '/corrects?answerPaperId=7',
  ],
  [
    'a student’s work where the work is not named',
    '/corrects',
    '?stuId=2&homeworkId=1',
    '/corrects?homeworkId=1&stuId=2',
  ],
  ['its path alone while nothing is chosen', '/report', '', '/report'],
] as const)('the key of a page is %s', (_, pathname, search, key) => expect(pageKey({ pathname, search })).toBe(key))
