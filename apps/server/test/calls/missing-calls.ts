/** Rows of `spec/calls.tsv` that need not be served yet, in its order. The list only ever becomes shorter. */
export const missingCalls: readonly string[] = [
  'POST /api-tch/lessonCourse/pubLessonDetail',
  'POST /api-tch/lessonCourse/updatePubCourse',
  'POST /api-tch/lessonCourse/addPubCourse',
  'POST /api-tch/lessonCourse/courseConfig',
  'POST /api-tch/lessonCourse/pubCourseDetail',
  'POST /api-tch/lessonCourse/pubCourseList',
  'POST /api-tch/lessonCourse/pubCourseStatus',
  'POST /api-tch/lessonCourse/courseQueryCriteria',
  'POST /api-tch/lessonCourse/lessonDetail',
  'POST /api-tch/lessonCourse/courseTypes',
  'POST /api-tch/lessonCourse/updateChapterName',
  'POST /api-tch/lessonCourse/stats',
  'POST /api-tch/lessonCourse/appendRegister',
  'POST /api-tch/lessonCourse/pubCourseCheckTime',
  'POST /api-tch/lessonCourse/periodicCheckTime',
]
