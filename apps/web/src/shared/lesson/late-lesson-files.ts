import type { RoomFiles } from '@hwjy/classroom/local'

/** The files of a lesson, for its teacher, to open alone. Their code comes with the first one. */
export function lateLessonFiles(lessonId: string): Pick<RoomFiles, 'open'> {
  let made: Promise<RoomFiles> | null = null
  const load = () =>
    import('./lesson-files.ts').then(
      (code) => code.createLessonFiles(lessonId, 'teacher'),
      (error: unknown) => {
        // Asked for again with the next file.
        made = null
        throw error
      },
    )
  return {
    open: async (...file) => (await (made ??= load())).open(...file),
  }
}
