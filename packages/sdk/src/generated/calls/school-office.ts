// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { SchoolChange, SchoolSettingsChange, SchoolPeopleFilter, SchoolPersonRef, NewSchoolPerson, SchoolPersonChange, SchoolPermissionsChange, FamilyJoin, FamilyLeave, StudentInvitationRequest, TeacherInvitationRequest, SchoolClassRef, InvitationFilter, InvitationRef, SchoolCourseFilter, NewSchoolCourse, SchoolCourseChange, SchoolClassFilter, NewSchoolClass, SchoolClassChange, ClassEnrolment, ClassStudentsChange, LessonSeries, LessonSeriesRequest, SchoolLessonMove, SchoolLessonsRef, NewClientKey, ClientKeyRef, ClientKeyOrigins, AuditFilter, SchoolJobFilter, SchoolJobRef, SchoolImportUpload, SchoolImportFilter, SchoolImportRef, SchoolImportRowFilter, SchoolImportApplication, SchoolExportRequest, SchoolProfileResponse, SchoolPeopleResponse, SchoolPersonDetailResponse, InvitationLinkResponse, InvitationSheetResponse, InvitationsResponse, SchoolInvitationResponse, SchoolCoursesResponse, SchoolCourseResponse, SchoolTextbooksResponse, SchoolClassesResponse, SchoolClassDetailResponse, LessonSeriesPreviewResponse, ClientKeysResponse, ClientKeySecretResponse, ClientKeyResponse, AuditEntriesResponse, SchoolStorageResponse, SchoolJobsResponse, SchoolJobResponse, SchoolImportResponse, SchoolImportsResponse, SchoolImportRowsResponse, SchoolExportResponse } from '../types.ts'

/**
 * My school and its settings.
 *
 * `POST /api-tch/ext/school/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const getOwnSchool = (options?: CallOptions) =>
  call<SchoolProfileResponse>({ url: '/api-tch/ext/school/get' }, options)

/**
 * Change what the school says about itself.
 *
 * Fields that are left out stay.
 *
 * `POST /api-tch/ext/school/update` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002), usernameTaken (37001).
 */
export const updateSchool = (schoolChange: SchoolChange, options?: ChangeCallOptions) =>
  change<SchoolProfileResponse>({ url: '/api-tch/ext/school/update', body: schoolChange }, options)

/**
 * Change the rules of the school.
 *
 * Fields that are left out stay. They hold from the next call on.
 *
 * `POST /api-tch/ext/school/settings/update` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const updateSchoolSettings = (schoolSettingsChange: SchoolSettingsChange, options?: ChangeCallOptions) =>
  change<SchoolProfileResponse>({ url: '/api-tch/ext/school/settings/update', body: schoolSettingsChange }, options)

/**
 * People of the school.
 *
 * By name.
 *
 * `POST /api-tch/ext/school/people/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolPeople = (schoolPeopleFilter: SchoolPeopleFilter, options?: CallOptions) =>
  call<SchoolPeopleResponse>({ url: '/api-tch/ext/school/people/list', body: schoolPeopleFilter }, options)

/**
 * One person of the school.
 *
 * `POST /api-tch/ext/school/people/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchoolPerson = (schoolPersonRef: SchoolPersonRef, options?: CallOptions) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/get', body: schoolPersonRef }, options)

/**
 * Add a teacher or a student.
 *
 * The account has no password: the person chooses it by an invitation (`inviteStudent`, `inviteTeacher`). A student with `familyOf` shares the account of that student, and takes no `username` and no phone.
 *
 * `POST /api-tch/ext/school/people/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneTaken (30101), usernameTaken (37001), externalIdTaken (37002), familyRefused (37006).
 */
export const addSchoolPerson = (newSchoolPerson: NewSchoolPerson, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/add', body: newSchoolPerson }, options)

/**
 * Change a person.
 *
 * Fields that are left out stay; an empty `externalId` takes it away.
 *
 * `POST /api-tch/ext/school/people/update` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneTaken (30101), usernameTaken (37001), externalIdTaken (37002), personClosed (37005).
 */
export const updateSchoolPerson = (schoolPersonChange: SchoolPersonChange, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/update', body: schoolPersonChange }, options)

/**
 * Take the password away and invite anew.
 *
 * Every sign-in of the account ends, its password and its second step are gone. The link is given once.
 *
 * `POST /api-tch/ext/school/people/reset` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lastAdministrator (37003), personClosed (37005).
 */
export const resetSchoolPerson = (schoolPersonRef: SchoolPersonRef, options?: CallOptions) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/people/reset', body: schoolPersonRef }, options)

/**
 * Let a person sign in no more.
 *
 * Their sign-ins and open invitations end. Lessons, classes and homework stay as they are; `reopenSchoolPerson` takes it back.
 *
 * `POST /api-tch/ext/school/people/close` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lastAdministrator (37003).
 */
export const closeSchoolPerson = (schoolPersonRef: SchoolPersonRef, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/close', body: schoolPersonRef }, options)

/**
 * Let a closed person sign in again.
 *
 * `POST /api-tch/ext/school/people/reopen` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const reopenSchoolPerson = (schoolPersonRef: SchoolPersonRef, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/reopen', body: schoolPersonRef }, options)

/**
 * Say what a teacher may do for the whole school.
 *
 * Replaces what the teacher may do so far. A school keeps at least one administrator.
 *
 * `POST /api-tch/ext/school/people/permissions` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lastAdministrator (37003).
 */
export const setSchoolPermissions = (schoolPermissionsChange: SchoolPermissionsChange, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/permissions', body: schoolPermissionsChange }, options)

/**
 * Let a student share the account of another.
 *
 * The student's own account, if it has one, goes: its sign-ins end. Refused where other students share that account.
 *
 * `POST /api-tch/ext/school/families/join` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), familyRefused (37006).
 */
export const joinSchoolFamily = (familyJoin: FamilyJoin, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/families/join', body: familyJoin }, options)

/**
 * Give a student an account of their own.
 *
 * The new account has no password; it is opened by an invitation.
 *
 * `POST /api-tch/ext/school/families/leave` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneTaken (30101), usernameTaken (37001), familyRefused (37006).
 */
export const leaveSchoolFamily = (familyLeave: FamilyLeave, options?: ChangeCallOptions) =>
  change<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/families/leave', body: familyLeave }, options)

/**
 * Invite a student by a link.
 *
 * The link, also for a QR code, is given once. It is good for 14 days and for one use; an earlier one of the same person is revoked.
 *
 * `POST /api-tch/ext/school/invitations/student` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), personClosed (37005).
 */
export const inviteStudent = (studentInvitationRequest: StudentInvitationRequest, options?: CallOptions) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/invitations/student', body: studentInvitationRequest }, options)

/**
 * Invite a teacher by a link.
 *
 * As `inviteStudent`.
 *
 * `POST /api-tch/ext/school/invitations/teacher` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), personClosed (37005).
 */
export const inviteTeacher = (teacherInvitationRequest: TeacherInvitationRequest, options?: CallOptions) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/invitations/teacher', body: teacherInvitationRequest }, options)

/**
 * Links of all students of a class, to print.
 *
 * Students who have chosen a password already get none. Of a family there is one link. Earlier links of those who get one are revoked.
 *
 * `POST /api-tch/ext/school/invitations/class` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const inviteClass = (schoolClassRef: SchoolClassRef, options?: CallOptions) =>
  call<InvitationSheetResponse>({ url: '/api-tch/ext/school/invitations/class', body: schoolClassRef }, options)

/**
 * Invitations.
 *
 * Newest first; without their links, which are given once.
 *
 * `POST /api-tch/ext/school/invitations/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolInvitations = (invitationFilter: InvitationFilter, options?: CallOptions) =>
  call<InvitationsResponse>({ url: '/api-tch/ext/school/invitations/list', body: invitationFilter }, options)

/**
 * Take an invitation back.
 *
 * `POST /api-tch/ext/school/invitations/revoke` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), invitationUnusable (37004).
 */
export const revokeSchoolInvitation = (invitationRef: InvitationRef, options?: ChangeCallOptions) =>
  change<SchoolInvitationResponse>({ url: '/api-tch/ext/school/invitations/revoke', body: invitationRef }, options)

/**
 * Courses of the school.
 *
 * By name; public courses of its teachers, too, but their drafts.
 *
 * `POST /api-tch/ext/school/courses/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolCourses = (schoolCourseFilter: SchoolCourseFilter, options?: CallOptions) =>
  call<SchoolCoursesResponse>({ url: '/api-tch/ext/school/courses/list', body: schoolCourseFilter }, options)

/**
 * Create a systematic course.
 *
 * `POST /api-tch/ext/school/courses/create` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), externalIdTaken (37002).
 */
export const createSchoolCourse = (newSchoolCourse: NewSchoolCourse, options?: ChangeCallOptions) =>
  change<SchoolCourseResponse>({ url: '/api-tch/ext/school/courses/create', body: newSchoolCourse }, options)

/**
 * Change a systematic course.
 *
 * Fields that are left out stay. Another textbook brings its chapters, and is refused once a class of the course has begun.
 *
 * `POST /api-tch/ext/school/courses/update` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), courseNotEditable (32006), externalIdTaken (37002).
 */
export const updateSchoolCourse = (schoolCourseChange: SchoolCourseChange, options?: ChangeCallOptions) =>
  change<SchoolCourseResponse>({ url: '/api-tch/ext/school/courses/update', body: schoolCourseChange }, options)

/**
 * Textbooks to teach by.
 *
 * Those of every school, and the school's own.
 *
 * `POST /api-tch/ext/school/textbooks/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolTextbooks = (options?: CallOptions) =>
  call<SchoolTextbooksResponse>({ url: '/api-tch/ext/school/textbooks/list' }, options)

/**
 * Classes of the school.
 *
 * By name; those of public courses, too.
 *
 * `POST /api-tch/ext/school/classes/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolClasses = (schoolClassFilter: SchoolClassFilter, options?: CallOptions) =>
  call<SchoolClassesResponse>({ url: '/api-tch/ext/school/classes/list', body: schoolClassFilter }, options)

/**
 * One class with its students and lessons.
 *
 * `POST /api-tch/ext/school/classes/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchoolClass = (schoolClassRef: SchoolClassRef, options?: CallOptions) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/get', body: schoolClassRef }, options)

/**
 * Create a class of a systematic course.
 *
 * `POST /api-tch/ext/school/classes/create` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), externalIdTaken (37002).
 */
export const createSchoolClass = (newSchoolClass: NewSchoolClass, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/create', body: newSchoolClass }, options)

/**
 * Change a class.
 *
 * Of a systematic course. Fields that are left out stay. Another teacher takes over the lessons that have not begun, if they have time for them, or with `confirm`.
 *
 * `POST /api-tch/ext/school/classes/update` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), teacherBusy (31003), courseNotEditable (32006), externalIdTaken (37002).
 */
export const updateSchoolClass = (schoolClassChange: SchoolClassChange, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/update', body: schoolClassChange }, options)

/**
 * Put students into a class.
 *
 * Those who are in it stay. All of them, or none where there are not enough seats, or where some have other lessons at the times of the class; with `confirm` these join all the same.
 *
 * `POST /api-tch/ext/school/classes/enrol` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classFull (30003), studentsBusy (31004).
 */
export const enrolSchoolStudents = (classEnrolment: ClassEnrolment, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/enrol', body: classEnrolment }, options)

/**
 * Take students out of a class.
 *
 * What they did stays.
 *
 * `POST /api-tch/ext/school/classes/withdraw` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const withdrawSchoolStudents = (classStudentsChange: ClassStudentsChange, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/withdraw', body: classStudentsChange }, options)

/**
 * What a series of lessons would be.
 *
 * Keeps the clock of `timeZone`, also when summer time begins or ends. An hour that is skipped is an hour later, one that happens twice is the first.
 *
 * `POST /api-tch/ext/school/series/preview` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const previewLessonSeries = (lessonSeries: LessonSeries, options?: CallOptions) =>
  call<LessonSeriesPreviewResponse>({ url: '/api-tch/ext/school/series/preview', body: lessonSeries }, options)

/**
 * Plan a series of lessons.
 *
 * All of them, or none. A busy teacher passes with `confirm`; busy students do not.
 *
 * `POST /api-tch/ext/school/series/create` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), teacherBusy (31003), studentsBusy (31004).
 */
export const createLessonSeries = (lessonSeriesRequest: LessonSeriesRequest, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/series/create', body: lessonSeriesRequest }, options)

/**
 * Move a lesson.
 *
 * Of a systematic course, whoever teaches it; the moves that a teacher has in a month do not count. A busy teacher passes with `confirm`; busy students do not. Students and teacher are told.
 *
 * `POST /api-tch/ext/school/lessons/move` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), lessonBegun (31002), teacherBusy (31003), studentsBusy (31004).
 */
export const moveSchoolLesson = (schoolLessonMove: SchoolLessonMove, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/lessons/move', body: schoolLessonMove }, options)

/**
 * Call lessons off.
 *
 * Of a systematic course: lessons that have not begun leave the timetable, and may be all of a class. Students and teacher are told.
 *
 * `POST /api-tch/ext/school/lessons/callOff` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonBegun (31002).
 */
export const callOffSchoolLessons = (schoolLessonsRef: SchoolLessonsRef, options?: ChangeCallOptions) =>
  change<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/lessons/callOff', body: schoolLessonsRef }, options)

/**
 * Keys of programs that may call for the school.
 *
 * Newest first, revoked ones too.
 *
 * `POST /api-tch/ext/school/keys/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listClientKeys = (options?: CallOptions) =>
  call<ClientKeysResponse>({ url: '/api-tch/ext/school/keys/list' }, options)

/**
 * Make a key.
 *
 * The secret of a server's key is given once.
 *
 * `POST /api-tch/ext/school/keys/create` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const createClientKey = (newClientKey: NewClientKey, options?: CallOptions) =>
  call<ClientKeySecretResponse>({ url: '/api-tch/ext/school/keys/create', body: newClientKey }, options)

/**
 * Give a key a new secret.
 *
 * The one before stops working at once. Only of a server's key.
 *
 * `POST /api-tch/ext/school/keys/rotate` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), keyRefused (37007).
 */
export const rotateClientKey = (clientKeyRef: ClientKeyRef, options?: CallOptions) =>
  call<ClientKeySecretResponse>({ url: '/api-tch/ext/school/keys/rotate', body: clientKeyRef }, options)

/**
 * Take a key back.
 *
 * For good.
 *
 * `POST /api-tch/ext/school/keys/revoke` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const revokeClientKey = (clientKeyRef: ClientKeyRef, options?: ChangeCallOptions) =>
  change<ClientKeyResponse>({ url: '/api-tch/ext/school/keys/revoke', body: clientKeyRef }, options)

/**
 * Say which pages may use a key.
 *
 * Replaces those so far.
 *
 * `POST /api-tch/ext/school/keys/origins` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), keyRefused (37007).
 */
export const setClientKeyOrigins = (clientKeyOrigins: ClientKeyOrigins, options?: ChangeCallOptions) =>
  change<ClientKeyResponse>({ url: '/api-tch/ext/school/keys/origins', body: clientKeyOrigins }, options)

/**
 * What was changed in the school office.
 *
 * Newest first. Nobody can change it.
 *
 * `POST /api-tch/ext/school/audit/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listAuditEntries = (auditFilter: AuditFilter, options?: CallOptions) =>
  call<AuditEntriesResponse>({ url: '/api-tch/ext/school/audit/list', body: auditFilter }, options)

/**
 * Space that the school uses.
 *
 * `POST /api-tch/ext/school/storage/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchoolStorage = (options?: CallOptions) =>
  call<SchoolStorageResponse>({ url: '/api-tch/ext/school/storage/get' }, options)

/**
 * Work that runs by itself.
 *
 * What belongs to people and lessons of the school, newest first.
 *
 * `POST /api-tch/ext/school/jobs/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolJobs = (schoolJobFilter: SchoolJobFilter, options?: CallOptions) =>
  call<SchoolJobsResponse>({ url: '/api-tch/ext/school/jobs/list', body: schoolJobFilter }, options)

/**
 * Try failed work again.
 *
 * `POST /api-tch/ext/school/jobs/retry` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), jobNotFailed (37008).
 */
export const retrySchoolJob = (schoolJobRef: SchoolJobRef, options?: ChangeCallOptions) =>
  change<SchoolJobResponse>({ url: '/api-tch/ext/school/jobs/retry', body: schoolJobRef }, options)

/**
 * Upload a file to import.
 *
 * CSV in UTF-8, UTF-16 or GB18030, with commas, semicolons or tabs; XLSX, its first sheet; or OneRoster 1.2 as a ZIP of CSV files. A row whose first cell begins with `# ` is a note and left out. It is read and checked in the background: `getSchoolImport` says how far it is.
 *
 * `POST /api-tch/ext/school/imports/upload` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), fileTypeNotAllowed (34001), quotaExceeded (34005).
 */
export const uploadSchoolImport = (schoolImportUpload: SchoolImportUpload, options?: UploadOptions) =>
  callWithFiles<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/upload', encoding: 'multipart', body: schoolImportUpload, isKeyed: true }, options)

/**
 * Imports of the school.
 *
 * Newest first.
 *
 * `POST /api-tch/ext/school/imports/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolImports = (schoolImportFilter: SchoolImportFilter, options?: CallOptions) =>
  call<SchoolImportsResponse>({ url: '/api-tch/ext/school/imports/list', body: schoolImportFilter }, options)

/**
 * How far an import is.
 *
 * `POST /api-tch/ext/school/imports/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchoolImport = (schoolImportRef: SchoolImportRef, options?: CallOptions) =>
  call<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/get', body: schoolImportRef }, options)

/**
 * The report of an import, row by row.
 *
 * In the order of the file.
 *
 * `POST /api-tch/ext/school/imports/rows` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchoolImportRows = (schoolImportRowFilter: SchoolImportRowFilter, options?: CallOptions) =>
  call<SchoolImportRowsResponse>({ url: '/api-tch/ext/school/imports/rows', body: schoolImportRowFilter }, options)

/**
 * Carry an import out.
 *
 * In the background, in batches. `all` is refused while a row has a problem; `good` leaves those rows out. Rows that are known by their external id are changed, not added again.
 *
 * `POST /api-tch/ext/school/imports/apply` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), importNotReady (37009).
 */
export const applySchoolImport = (schoolImportApplication: SchoolImportApplication, options?: ChangeCallOptions) =>
  change<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/apply', body: schoolImportApplication }, options)

/**
 * Forget an import that was not carried out.
 *
 * `POST /api-tch/ext/school/imports/discard` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), importNotReady (37009).
 */
export const discardSchoolImport = (schoolImportRef: SchoolImportRef, options?: ChangeCallOptions) =>
  change<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/discard', body: schoolImportRef }, options)

/**
 * Rows of the school as a file.
 *
 * In the columns that an import reads. Cells that a spreadsheet would take for a formula begin with an apostrophe. The log says who exported what.
 *
 * `POST /api-tch/ext/school/export` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const exportSchool = (schoolExportRequest: SchoolExportRequest, options?: CallOptions) =>
  call<SchoolExportResponse>({ url: '/api-tch/ext/school/export', body: schoolExportRequest, answers: 'blob' }, options)

