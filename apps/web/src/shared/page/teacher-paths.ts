/** Addresses in the teacher's area to which several features lead. */
export const teacherPath = {
  classes: '/teacher/classes',
  class: (classId: string) => `/teacher/class/${classId}`,
  extend: (classId: string) => `/teacher/class/${classId}/extend`,
  lesson: (lessonId: string) => `/teacher/lesson/${lessonId}`,
  students: '/teacher/students',
  student: (stuId: string) => `/teacher/student/${stuId}`,
  courses: '/teacher/courses',
  course: (courseId: string) => `/teacher/course/${courseId}`,
  book: (courseId: string) => `/teacher/book/${encodeURIComponent(courseId)}`,
  publicCourse: (courseId: string) => `/teacher/public-course/${courseId}`,
  newPublicCourse: '/teacher/public-course/new',
  editPublicCourse: (courseId: string) => `/teacher/public-course/${courseId}/edit`,
  homework: (homeworkId: string) => `/homework-teacher?${new URLSearchParams({ homeworkId })}`,
  newHomework: (classId: string) => `/teacher/homework/new?${new URLSearchParams({ classId })}`,
  /** The form, with a lesson of this class as what the homework belongs to. */
  newHomeworkAfter: (lesson: { classId: string; lessonId: string }) =>
    `/teacher/homework/new?${new URLSearchParams({ classId: lesson.classId, lessonId: lesson.lessonId })}`,
  notices: '/teacher/notices',
  noticesOf: (classId: string) => `/teacher/notices?${new URLSearchParams({ classId })}`,
  attendance: (classId: string) => `/teacher/attendance?${new URLSearchParams({ classId })}`,
}
