// Generated from spec/ by scripts/generate.ts. Do not edit.
export interface paths {
    "/api-tch/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a teacher
         * @description After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
         */
        post: operations["teacherLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/loginByMobileValidCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code sent to the phone
         * @description `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
         */
        post: operations["teacherLoginBySmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/loginByMobliePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with phone number and password */
        post: operations["teacherLoginByPhonePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is signed in */
        post: operations["teacherUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this sign-in only. Signing out twice is harmless.
         */
        post: operations["teacherLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/forceLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in here and end the other sign-ins
         * @description After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
         */
        post: operations["teacherForceLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/twoFactorAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a sign-in
         * @description After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
         */
        post: operations["teacherTwoFactorAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/code/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
         */
        post: operations["teacherSendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/randomToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token that sends one form once
         * @description Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
         */
        post: operations["teacherRequestFormToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/retrievePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with a code sent to the phone
         * @description For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
         */
        post: operations["teacherRetrievePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/auth/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with WeChat
         * @description `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
         */
        post: operations["teacherLoginByWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/phoneBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind WeChat to the account of a phone, and sign in
         * @description After 50007, with a code asked for by the operation `bindWechat`.
         */
        post: operations["teacherBindWechatPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a student
         * @description After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
         */
        post: operations["studentLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/loginByMobileValidCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code sent to the phone
         * @description `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
         */
        post: operations["studentLoginBySmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/loginByMobliePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with phone number and password */
        post: operations["studentLoginByPhonePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is signed in */
        post: operations["studentUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this sign-in only. Signing out twice is harmless.
         */
        post: operations["studentLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/forceLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in here and end the other sign-ins
         * @description After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
         */
        post: operations["studentForceLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/twoFactorAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a sign-in
         * @description After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
         */
        post: operations["studentTwoFactorAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/code/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
         */
        post: operations["studentSendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/randomToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token that sends one form once
         * @description Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
         */
        post: operations["studentRequestFormToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/retrievePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with a code sent to the phone
         * @description For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
         */
        post: operations["studentRetrievePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/auth/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with WeChat
         * @description `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
         */
        post: operations["studentLoginByWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/phoneBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind WeChat to the account of a phone, and sign in
         * @description After 50007, with a code asked for by the operation `bindWechat`.
         */
        post: operations["studentBindWechatPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My school and its settings */
        post: operations["getOwnSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what the school says about itself
         * @description Fields that are left out stay.
         */
        post: operations["updateSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/settings/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the rules of the school
         * @description Fields that are left out stay. They hold from the next call on.
         */
        post: operations["updateSchoolSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People of the school
         * @description By name.
         */
        post: operations["listSchoolPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One person of the school */
        post: operations["getSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a teacher or a student
         * @description The account has no password: the person chooses it by an invitation (`inviteStudent`, `inviteTeacher`). A student with `familyOf` shares the account of that student, and takes no `username` and no phone.
         */
        post: operations["addSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a person
         * @description Fields that are left out stay; an empty `externalId` takes it away.
         */
        post: operations["updateSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the password away and invite anew
         * @description Every sign-in of the account ends, its password and its second step are gone. The link is given once.
         */
        post: operations["resetSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a person sign in no more
         * @description Their sign-ins and open invitations end. Lessons, classes and homework stay as they are; `reopenSchoolPerson` takes it back.
         */
        post: operations["closeSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a closed person sign in again */
        post: operations["reopenSchoolPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/people/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a teacher may do for the whole school
         * @description Replaces what the teacher may do so far. A school keeps at least one administrator.
         */
        post: operations["setSchoolPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/families/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a student share the account of another
         * @description The student's own account, if it has one, goes: its sign-ins end. Refused where other students share that account.
         */
        post: operations["joinSchoolFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/families/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a student an account of their own
         * @description The new account has no password; it is opened by an invitation.
         */
        post: operations["leaveSchoolFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/invitations/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a student by a link
         * @description The link, also for a QR code, is given once. It is good for 14 days and for one use; an earlier one of the same person is revoked.
         */
        post: operations["inviteStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/invitations/teacher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a teacher by a link
         * @description As `inviteStudent`.
         */
        post: operations["inviteTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/invitations/class": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links of all students of a class, to print
         * @description Students who have chosen a password already get none. Of a family there is one link. Earlier links of those who get one are revoked.
         */
        post: operations["inviteClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/invitations/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invitations
         * @description Newest first; without their links, which are given once.
         */
        post: operations["listSchoolInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/invitations/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an invitation back */
        post: operations["revokeSchoolInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/enquiries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enquiries of the school
         * @description Newest first, of one state or of all; `counts` has every state.
         */
        post: operations["listEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/enquiries/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how far an enquiry is
         * @description Any state can follow any other. A closed enquiry is deleted 180 days after its last change, and so is one whose family was invited.
         */
        post: operations["setEnquiryState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/enquiries/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite the family of an enquiry
         * @description Adds the learner as a student who has no password, and gives the link by which the family registers (`acceptInvitation`). Pressed again, it gives a new link for the same student, and the earlier one is revoked. The enquiry becomes `invited`.
         */
        post: operations["inviteEnquirer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/courses/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Systematic courses of the school
         * @description By name.
         */
        post: operations["listSchoolCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/courses/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a systematic course */
        post: operations["createSchoolCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/courses/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a systematic course
         * @description Fields that are left out stay. Another textbook brings its chapters, and is refused once a class of the course has begun.
         */
        post: operations["updateSchoolCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/textbooks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Textbooks to teach by
         * @description Those of every school, and the school's own.
         */
        post: operations["listSchoolTextbooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classes of systematic courses
         * @description By name.
         */
        post: operations["listSchoolClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One class with its students and lessons */
        post: operations["getSchoolClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a class of a systematic course */
        post: operations["createSchoolClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a class
         * @description Fields that are left out stay. Another teacher takes over the lessons that have not begun, if they have time for them, or with `confirm`.
         */
        post: operations["updateSchoolClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put students into a class
         * @description Those who are in it stay. All of them, or none where there are not enough seats.
         */
        post: operations["enrolSchoolStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/classes/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take students out of a class
         * @description What they did stays.
         */
        post: operations["withdrawSchoolStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a series of lessons would be
         * @description Keeps the clock of `timeZone`, also when summer time begins or ends. An hour that is skipped is an hour later, one that happens twice is the first.
         */
        post: operations["previewLessonSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/series/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a series of lessons
         * @description All of them, or none. A busy teacher passes with `confirm`; busy students do not.
         */
        post: operations["createLessonSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/keys/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keys of programs that may call for the school
         * @description Newest first, revoked ones too.
         */
        post: operations["listClientKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/keys/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key
         * @description The secret of a server's key is given once.
         */
        post: operations["createClientKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a key a new secret
         * @description The one before stops working at once. Only of a server's key.
         */
        post: operations["rotateClientKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a key back
         * @description For good.
         */
        post: operations["revokeClientKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/keys/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which pages may use a key
         * @description Replaces those so far.
         */
        post: operations["setClientKeyOrigins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/audit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was changed in the school office
         * @description Newest first. Nobody can change it.
         */
        post: operations["listAuditEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/storage/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Space that the school uses */
        post: operations["getSchoolStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/jobs/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work that runs by itself
         * @description What belongs to people and lessons of the school, newest first.
         */
        post: operations["listSchoolJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try failed work again */
        post: operations["retrySchoolJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to import
         * @description CSV in UTF-8, UTF-16 or GB18030, with commas, semicolons or tabs; XLSX, its first sheet; or OneRoster 1.2 as a ZIP of CSV files. It is read and checked in the background: `getSchoolImport` says how far it is.
         */
        post: operations["uploadSchoolImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports of the school
         * @description Newest first.
         */
        post: operations["listSchoolImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far an import is */
        post: operations["getSchoolImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The report of an import, row by row
         * @description In the order of the file.
         */
        post: operations["listSchoolImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry an import out
         * @description In the background, in batches. `all` is refused while a row has a problem; `good` leaves those rows out. Rows that are known by their external id are changed, not added again.
         */
        post: operations["applySchoolImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/imports/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget an import that was not carried out */
        post: operations["discardSchoolImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rows of the school as a file
         * @description In the columns that an import reads. Cells that a spreadsheet would take for a formula begin with an apostrophe. The log says who exported what.
         */
        post: operations["exportSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/invitation/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an invitation is for */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password by an invitation
         * @description A family that was invited after an enquiry registers by it: it also chooses the name to sign in with, and may correct the names. Works once. The person signs in with the answer's `username` and the password then.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/metrics/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what a client noticed about itself */
        post: operations["teacherCollectMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/metrics/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what a client noticed about itself */
        post: operations["studentCollectMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/common/coureDurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lengths a lesson can have */
        post: operations["listCourseDurations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/common/phoneZoneList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dialling codes of all countries
         * @description Names are in the caller's language; the countries most of our people live in come first.
         */
        post: operations["listPhoneZones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/common/getPhoneByNation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dialling code of one country */
        post: operations["getPhoneZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/common/deskTopByWin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Versions of the desktop client
         * @description The newest first. `update` says what the named version must do.
         */
        post: operations["getDesktopReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/common/baseInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a client needs before anybody signs in */
        post: operations["getBaseInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/feedback/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One feedback about a lesson
         * @description For who wrote it, the student it is about, and the teacher of the lesson.
         */
        post: operations["getFeedbackDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/stuList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students who share this account */
        post: operations["listAccountStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/assignStudent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on as another student of this account
         * @description The same tokens from now on act for that student; the rooms the former one was in are closed.
         */
        post: operations["assignStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/tchInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A teacher of mine
         * @description Teachers of classes this student is in; nobody else is found.
         */
        post: operations["getTeacherInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/modifyUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what others see of me
         * @description Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
         */
        post: operations["studentModifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/accountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My account and its safety */
        post: operations["studentAccountInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/updatePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
         */
        post: operations["studentUpdatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/updateMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone number
         * @description With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
         */
        post: operations["studentUpdateMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/resetPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with a code sent to my phone
         * @description For who is signed in and forgot the old one. Other sign-ins of the account end. With two-factor sign-in it takes a recent proof by authenticator, recovery code or passkey, too (30115); without any of them, a sign-in of the last seven days on a device the account knows (30130).
         */
        post: operations["studentResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/setPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password where there is none yet
         * @description Takes a recent proof (`proveIdentity`).
         */
        post: operations["studentSetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/webSocialBind/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind WeChat to my account
         * @description Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
         */
        post: operations["studentBindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/user/socialUnBind/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind WeChat
         * @description Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
         */
        post: operations["studentUnbindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Today's lessons of a student */
        post: operations["listLessonsToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonThatDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons of a student on one day */
        post: operations["listLessonsOfDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Days of a year with something on them */
        post: operations["listLessonDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/recentlySelfStudy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chapters read not long ago */
        post: operations["listRecentSelfStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/updateSSProgess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a student goes on with a chapter
         * @description Progress never goes backwards. Send it when a page is left and every half minute of reading.
         */
        post: operations["updateSelfStudyProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/teachingType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kinds of course a student has */
        post: operations["listTeachingTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/purchasedCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My courses
         * @description Bought, joined, or given by the school.
         */
        post: operations["listPurchasedCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/hasVisitReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The student has opened the replay
         * @description Takes the dot off the card. `finishDetail` says whether it is there.
         */
        post: operations["noteReplayVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/hasVisitPerformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The student has read the performance
         * @description Takes the dot off the card. `lessonPerformance` says whether it is there.
         */
        post: operations["notePerformanceVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/registerPubCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a free public course
         * @description A course with a price is ordered and paid.
         */
        post: operations["registerPublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonPerformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How I did in a lesson */
        post: operations["getOwnPerformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/findChatRoomId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The chat that belongs to a lesson */
        post: operations["findChatRoomId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/updateStuLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether I am going to come
         * @description The teacher is told of a leave, and sees it before class. It opens and closes no door: who comes after all is present.
         */
        post: operations["planAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/checkLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the door of a lesson is open
         * @description A closed door is an answer (`denial`), not a failure.
         */
        post: operations["checkLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/joinChatGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the chat of a room */
        post: operations["studentJoinChatGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonPractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The practice on the screen
         * @description Open or ended, with the own answer; none when all are put away.
         */
        post: operations["studentListPractices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/completedPractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Practices that have ended, with their answers */
        post: operations["listCompletedPractices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/study/lessonPrize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prizes of a lesson */
        post: operations["studentListPrizes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/practises/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a practice
         * @description The room command `answerPractice`. Answers may be changed until it ends; the buzzer counts the first press. Questions left out stay without an answer.
         */
        post: operations["answerPractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/lessonDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A lesson with what is around it */
        post: operations["studentLessonDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/courseDetailPaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A course the student takes */
        post: operations["getPaidCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/topNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The notice that stands on top
         * @description The newest of those on top; null when there is none.
         */
        post: operations["getTopNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/getListNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notices to my classes */
        post: operations["studentListNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/notice/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One notice to a class of mine */
        post: operations["studentGetNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * I have read a notice
         * @description The message about it counts as read too.
         */
        post: operations["readNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/classTchs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who teaches a class */
        post: operations["listClassTeachers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/chapterData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The chapters of a course, with progress */
        post: operations["listCourseChapters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/course/chapterDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chapter to read
         * @description Meanings are in the reader's language.
         */
        post: operations["getChapter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/lessonQuestionPaperList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Homework of a lesson */
        post: operations["listHomeworkOfLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/answerPaperStateList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How much homework is in each state */
        post: operations["countHomeworkByState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/stuQuestionPageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The student's homework
         * @description The last to start comes first.
         */
        post: operations["listHomeworkOfStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/dataSelect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the homework centre can be filtered by */
        post: operations["listHomeworkFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/incompleteQuestionPapge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Homework to do now
         * @description What this student can begin or go on with; what ends first comes first.
         */
        post: operations["listPendingHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A homework with the own work
         * @description Questions are shown once the student has begun; right answers once the work is graded.
         */
        post: operations["getStudentHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/submitQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep answers
         * @description Of one question or many, as often as wanted; nothing is handed in by it. An answer takes the place of the one before; with `basedOn`, only of the one that was read.
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/finishQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in
         * @description Unanswered questions are named and do not keep anybody from it. One minute of grace for slow networks. Choices are marked at once; where everything is a choice, the work is graded.
         */
        post: operations["handInHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/startQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a homework
         * @description Shows the questions and starts the student's time. Beginning again changes nothing.
         */
        post: operations["startHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/question/answerPaperReviewWeb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The marks of the own work */
        post: operations["reviewAnswerPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/homework/takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was handed in
         * @description Until the student's own last instant, and while no teacher has begun to grade it. The answers stay and can be changed; what is taken back is not handed in. Taking back again changes nothing.
         */
        post: operations["takeBackHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/sysMsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the school has to say
         * @description In the reader's language. Reading is said by `ext/im/readMessages`.
         */
        post: operations["studentListMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/hasDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is there anything new? */
        post: operations["studentGetMessageNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entry to a room */
        post: operations["studentRoomTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/classChatGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Groups of the own classes */
        post: operations["studentListChatGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/qrList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * QR codes of the own groups
         * @description Links live for a day.
         */
        post: operations["studentListGroupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/errorLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of the chat
         * @description Twenty at once and one in ten seconds after that; more is refused with 429.
         */
        post: operations["studentReportChatError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/im/retrieveToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new pass for the room
         * @description For a page whose pass ran out while it was away. The page that is in the room stays.
         */
        post: operations["studentRenewRoomTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/readMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages were read */
        post: operations["studentReadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/unreadNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unread messages by category */
        post: operations["studentCountUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/openGroupCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a scanned QR code leads */
        post: operations["openGroupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/rtc/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permission to send and receive media in a room */
        post: operations["studentRtcToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/rtc/appInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which media engine is used */
        post: operations["studentRtcAppInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/rtc/liveStreamUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the class can be watched without joining
         * @description For large classes and outside players. An engine that relays to no stream says so; the room is joined by `getToken` then.
         */
        post: operations["getLiveStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/rtc/forceJoinRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a room with this page instead of another
         * @description The person's other page of the same room is closed with `signed-in-elsewhere`.
         */
        post: operations["studentForceJoinRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/lesson/addScore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a lesson
         * @description Only for who was in the class, and only after it ended. Rating again replaces the rating.
         */
        post: operations["rateLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/lesson/finishDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a student sees after class */
        post: operations["getLessonFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/lesson/lessonFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something about a lesson */
        post: operations["studentLessonFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/lesson/feedbackOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ready-made sentences for a student */
        post: operations["studentFeedbackOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/comment/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a replay, a lesson or a marked work
         * @description For the teacher and the students of the lesson, once it has started. A student asks about a work once its marks are shown, and its teacher is told; what the teacher answers is told to the student.
         */
        post: operations["studentAddComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/comment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a comment of mine */
        post: operations["studentDeleteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/res/lessonRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything a lesson offers
         * @description Its files, the chapter it teaches and its replay, for the page of one lesson.
         */
        post: operations["studentGetLessonMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/file/lessonCosRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Files of a lesson */
        post: operations["studentListLessonResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/file/tempCred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permission to upload one file */
        post: operations["studentTempCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/file/priTempCred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permission to read one file
         * @description `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
         */
        post: operations["studentReadCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/file/clzResFileRename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a file
         * @description The ending stays, because it says what the file is.
         */
        post: operations["studentRenameResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/file/addCloudRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn an uploaded object into a resource
         * @description The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
         */
        post: operations["studentAddCloudResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/web/askedQuestion/askedQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers for students
         * @description In the reader's language.
         */
        get: operations["studentAskedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/getScheduleByMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A teacher's timetable
         * @description Some days of it, a month as a rule; days without lessons are not mentioned.
         */
        post: operations["getSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/clzPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A teacher's classes, page by page */
        post: operations["listClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/pubAdjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a lesson of a public course
         * @description The same as `adjust`. Public courses are announced by the school's clock, so the zone is left out as a rule.
         */
        post: operations["adjustPublicLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a lesson
         * @description It keeps its length. Its students are told. A month allows only so many moves.
         */
        post: operations["adjustLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/getCourseList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Courses a teacher teaches
         * @description With what this teacher's classes of each have behind them.
         */
        post: operations["listTaughtCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/getListChapter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chapters of a course
         * @description Beside each the lesson of the class that teaches it.
         */
        get: operations["listClassChapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/getTextBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a class is taught from
         * @description Null where its course follows no textbook.
         */
        get: operations["getClassTextbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/selectStuList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students of a class */
        post: operations["listClassStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/getStuDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student whom the teacher teaches */
        post: operations["getStudentRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/teacherLessonStatusListByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons of a teacher on one day */
        post: operations["listTeacherLessonsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/staticLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A teacher's lessons in numbers */
        post: operations["getLessonStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/uploadLessonResource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a file with a lesson
         * @description Uploads a file with the call, or takes one of the teacher's own resources. A resource that is shown with another lesson is refused with 35013.
         */
        post: operations["uploadLessonResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/getLessonCourseList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Courses and classes to choose from */
        post: operations["listLessonCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/deleteLessonCourseWeb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take files off their lesson
         * @description Also what students put there. The files stay with their owners. All of them, or none.
         */
        post: operations["removeLessonResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/classPerformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How everybody did in a lesson
         * @description Written by `ext/lessons/performance`.
         */
        post: operations["getClassPerformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/isEndCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a class is through */
        post: operations["getCourseEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/courseScore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How students rated a class */
        post: operations["getCourseScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/updateTbLessonStu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a student's attendance
         * @description What the teacher says replaces what was counted, wherever attendance is shown.
         */
        post: operations["correctAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/attendance/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who came to which lesson of a class
         * @description Lessons that were held, the latest first, page by page, with what was said beforehand.
         */
        post: operations["getAttendanceMatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/attend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a finished class left behind */
        post: operations["getClassResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/afterClass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the class
         * @description The same as the room command `end`.
         */
        post: operations["endLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/staticStu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students of a class in numbers */
        post: operations["getStudentStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/classDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A class */
        post: operations["getClassDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/lessonClass/lessonResourceDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Files shown with a lesson */
        post: operations["getLessonResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/PerformanceDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One student's lesson in full */
        post: operations["getStudentPerformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/teacherLessonStatusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A teacher's lessons by their status */
        post: operations["listTeacherLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/removeClzStu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a student out of a class
         * @description They leave a room that is open at once, and cannot come back. What they did in the class stays.
         */
        post: operations["removeClassStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/lessonBriefList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons of a class */
        post: operations["listLessonBriefs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/delLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete lessons of a class
         * @description Those that follow move up. Homework and files of a deleted lesson stay, without a lesson.
         */
        post: operations["deleteLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/addLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a class
         * @description `continuationLessons` gives drafts that follow its cycle.
         */
        post: operations["addLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/checkLessonTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a lesson could be moved
         * @description Asks the rules of `adjust`, and moves nothing.
         */
        post: operations["checkLessonTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/lessonTimeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether lessons could be added
         * @description Asks the rules of `addLessons`, and adds nothing.
         */
        post: operations["checkLessonTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/preparationLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a teacher checks before class */
        post: operations["getLessonPreparation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/continuationLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a class would go on in its cycle */
        post: operations["previewContinuation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/pubClassStuList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students of a public class, page by page */
        post: operations["listPublicClassStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/pubStuDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One student in one class */
        post: operations["getClassStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/clzStatusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many classes there are of each status */
        post: operations["listClassStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/clzNameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names of a teacher's classes */
        post: operations["listClassNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/invitedOutLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a student back from the stage
         * @description The same as the room command `sendBack`.
         */
        post: operations["sendBackFromStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/invitedInLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a student on stage
         * @description The same as the room command `invite` to the stage.
         */
        post: operations["inviteOnStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/countEndTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How long the class can still last */
        post: operations["countLessonEndTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/vbgList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Own pictures for the board */
        post: operations["listBoardBackgrounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/addVbg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a picture for the board
         * @description JPG or PNG; nine at most.
         */
        post: operations["addBoardBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/deleteVbg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a picture for the board
         * @description The picture itself goes too, unless it is a resource as well.
         */
        post: operations["deleteBoardBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/addPractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a practice
         * @description The room command `openPractice`: everybody in the class hears of it at once. Clicker and buzzer are for once per lesson; one practice is open at a time, and opening the next puts away one that has ended.
         */
        post: operations["openPractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/lessonPractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Practices of a lesson, with their answers */
        post: operations["teacherListPractices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/endPractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a practice and show the answers
         * @description The room command `endPractice`. One that has ended stays as it is.
         */
        post: operations["endPractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/closePractise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a practice away
         * @description The room command `closePractice`. One that is open ends first; one that is closed stays as it is.
         */
        post: operations["closePractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/prize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reward students
         * @description The room command `awardPrize`: everybody in the class sees it. Answers with the prizes of the lesson.
         */
        post: operations["awardPrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonClass/readmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a removed student come back
         * @description The same as the room command `readmit`: coming back is the student's own act.
         */
        post: operations["readmitStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonClass/revokePrize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a prize back
         * @description The room command `revokePrize`, within 10 seconds: the whole award goes, also of the other students who got it. Answers with the prizes of the lesson.
         */
        post: operations["revokePrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/lessonPrize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prizes of a lesson */
        post: operations["teacherListPrizes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/lessonFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something about a class or a student of it */
        post: operations["teacherLessonFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonClass/feedbackOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ready-made sentences for a teacher */
        post: operations["teacherFeedbackOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonClass/adjustLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a lesson, and with it those at the same place of the week
         * @description All of them or none; what has begun stays where it is. Each lesson takes one move of the month. Students are told once.
         */
        post: operations["adjustLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonClass/checkLessonsMove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether lessons could be moved together
         * @description Asks the rules of `adjustLessons`, and moves nothing.
         */
        post: operations["checkLessonsMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonClass/suggestLessonTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a lesson could be instead
         * @description At the clock times at which its class meets, on any weekday, where neither its teacher nor its students have another lesson.
         */
        post: operations["suggestLessonTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/postponeLesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a lesson off until its new time is known
         * @description Its status is `waitingToBeAdjusted` until `adjust` gives it a new time; only that counts as a move. Its students are told.
         */
        post: operations["postponeLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write how a student did
         * @description Writing again replaces it, and the student sees it as new.
         */
        post: operations["writePerformance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/pubLessonDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A lesson of a public course */
        post: operations["getPublicLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/subjectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All subjects
         * @description The whole tree, parents before their children.
         */
        post: operations["listSubjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/updatePubCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a public course
         * @description Only what is sent changes. Lessons that began stay where they are. The class type is fixed, and seats cannot be fewer than taken, once students registered.
         */
        post: operations["updatePublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/addPubCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a public course
         * @description A draft with its class and lessons. `pubCourseStatus` publishes it.
         */
        post: operations["addPublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/courseConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Limits and choices of the form */
        post: operations["getCourseConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/pubCourseDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A public course to edit */
        post: operations["getPublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/pubCourseList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My public courses */
        post: operations["listPublicCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/pubCourseStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish or close a public course */
        post: operations["setPublicCourseStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/pubCourse/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft of a public course
         * @description With its class and its lessons. Refused with 32006: `not-draft` once it was published, `in-use` while homework, notices, files or students belong to it.
         */
        post: operations["deletePublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/courseQueryCriteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What my public courses can be filtered by */
        post: operations["getCourseCriteria"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/lessonDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A lesson with what is around it */
        post: operations["teacherLessonDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/textBooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Textbooks to teach with */
        post: operations["listTextbooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/courseTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kinds of course, and how many of each I teach */
        post: operations["listCourseTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/updateChapterName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a chapter a name of its own
         * @description In this course only; the textbook keeps its own.
         */
        post: operations["renameChapter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A course in numbers */
        post: operations["getCourseStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/lessonStarted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the class
         * @description The same as the room command `start`. Starting early moves the official start.
         */
        post: operations["startLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/appendRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * More seats, more students, or registration open again
         * @description A closed course is open again. Students must be this teacher's own.
         */
        post: operations["appendRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/pubCourseCheckTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether I have time at these times
         * @description Nothing is planned.
         */
        post: operations["checkPublicCourseTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/lessonCourse/periodicCheckTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether I have time for a cycle
         * @description Nothing is planned.
         */
        post: operations["checkPeriodicTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/uploadByBase64Str": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a small picture inside the call
         * @description For what a page draws itself, such as a cut avatar or a signed name. JPG or PNG, up to 8 MB once decoded.
         */
        post: operations["uploadBase64Image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/uploadImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn uploaded pictures into resources
         * @description Up to nine at once; each must be in the store under the own prefix and be a JPG or PNG.
         */
        post: operations["addImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/delObjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete uploaded objects
         * @description With their resources and what was made of them. An object that a replay or a board background shows is kept and named. By the id of a resource only that one place goes, and the object with the last one.
         */
        post: operations["deleteObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/tempCred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permission to upload one file */
        post: operations["teacherTempCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/priTempCred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permission to read one file
         * @description `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
         */
        post: operations["teacherReadCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/objectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My files
         * @description The newest first.
         */
        post: operations["listCloudResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/iwTransCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make pages of a document
         * @description Queues it; asking again while it is in the queue changes nothing, after a failure it is tried again.
         */
        post: operations["startTranscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/queryIwTransCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far a document is
         * @description Answers -1, which shows nothing, while nobody asked for its pages.
         */
        post: operations["getTranscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/clzResFileRename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a file
         * @description The ending stays, because it says what the file is.
         */
        post: operations["teacherRenameResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/addCloudRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn an uploaded object into a resource
         * @description The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
         */
        post: operations["teacherAddCloudResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/delTrancodeRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop the pages of a document
         * @description The document stays.
         */
        post: operations["deleteTranscode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/courseCosRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of a course
         * @description Its own, and those of its lessons.
         */
        post: operations["listCourseResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/resources/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a file in one more place
         * @description The bytes are not copied; they go with the last place that shows them. A place that shows the file already keeps it.
         */
        post: operations["copyResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much space is used */
        get: operations["teacherGetStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much space is used */
        get: operations["studentGetStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of all my lessons
         * @description What is shown with the lessons of the student's classes. One file in two lessons is two rows.
         */
        post: operations["studentListResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/fileOperate/lessonCosRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Files of a lesson */
        post: operations["teacherListLessonResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/deleteQuestionPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a homework
         * @description Possible until a student has begun.
         */
        post: operations["deleteHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/questionPaper/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a paper or a template
         * @description Homework made from it has a copy of its own and stays.
         */
        post: operations["deletePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/question/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a question out of the bank
         * @description Homework that asks it keeps it. While a paper, a template or a draft asks it, it cannot be deleted.
         */
        post: operations["deleteQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/correctPaperStateList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The teacher's homework by state */
        post: operations["listHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/createHomeWork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set homework for a class
         * @description The paper is copied. Students are told when it is published or when it starts, as `announceAt` says.
         */
        post: operations["createHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/submitCorrectHomeWork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade one student's work, as one document
         * @description The same as `markAnswerPaper`. Grading again takes the place of the marks; the student is told again when the score is another one.
         */
        post: operations["markHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/questionStudentList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who handed in what, and how each question went */
        post: operations["listHomeworkStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/classQuestionCountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Homework of the teacher's classes in numbers */
        post: operations["countHomeworkOfClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/studentQuestionDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One student's work on a homework
         * @description Also of a student who has not begun.
         */
        post: operations["getWorkOfStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/batchReminderHomework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not handed in
         * @description Nobody is reminded twice within 20 hours.
         */
        post: operations["remindOfHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/lessonQuestionCountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Homework of the lessons of a class in numbers */
        post: operations["countHomeworkOfLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/question/sumWaitCorrectNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How much there is to grade */
        post: operations["countWaitingWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/answerPaper/submitCorrectPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade one student's work
         * @description Every question gets a score; comments and pictures are optional. Grading again takes the place of the marks; the student is told again when the score is another one.
         */
        post: operations["markAnswerPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/questionPaper/list": {
        parameters: {
            query?: {
                /** @description Only templates, or only papers. */
                isTemplate?: components["schemas"]["IsTemplate"];
                kind?: components["schemas"]["PaperKind"];
                /** @description A chapter of a textbook. */
                chapterId?: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Papers and templates of the teacher */
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/question/list": {
        parameters: {
            query?: {
                scope?: components["schemas"]["QuestionScope"];
                type?: components["schemas"]["QuestionType"];
                difficulty?: components["schemas"]["Difficulty"];
                subjectId?: components["schemas"]["Id"];
                gradeId?: components["schemas"]["Id"];
                /** @description A chapter of a textbook. */
                chapterId?: components["schemas"]["Id"];
                /** @description Questions of the chapter this lesson teaches. */
                lessonId?: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The question bank */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/answerPaper/list": {
        parameters: {
            query?: {
                classId?: components["schemas"]["Id"];
                homeworkId?: components["schemas"]["Id"];
                /** @description Homework of this lesson. */
                lessonId?: components["schemas"]["Id"];
                /** @description Work of this student. */
                stuId?: components["schemas"]["Id"];
                state?: components["schemas"]["StudentWorkState"];
                /** @description Only work that should be graded by now. */
                isOverdue?: components["schemas"]["IsOverdue"];
                /** @description Part of a student's name. */
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Students' work on the teacher's homework */
        get: operations["listAnswerPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/answerPaper/detail": {
        parameters: {
            query: {
                answerPaperId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything to grade one student's work */
        get: operations["getAnswerPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/question/askedQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers for teachers
         * @description In the reader's language.
         */
        get: operations["teacherAskedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/questionPaper/updateCorrectTime": {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
                /** @description All work is graded by then. */
                correctTime: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Move the day by which a homework is graded
         * @description Later than now, not before the end, and at most four weeks after the later of the two.
         */
        get: operations["updateMarkBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/question/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write or change a question
         * @description Only the author changes a question; its type is fixed. Homework that is published keeps the question as it was.
         */
        post: operations["saveQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/question/saveAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write several questions
         * @description Each question has its own receipt: one that is refused stops no other.
         */
        post: operations["saveQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/question/detail": {
        parameters: {
            query: {
                questionId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question of the bank
         * @description The teacher's own, or one that is shared in the school.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/questionPaper/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write or change a paper or template
         * @description Changing it changes no homework.
         */
        post: operations["savePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/questionPaper/detail": {
        parameters: {
            query: {
                paperId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper or template with its questions */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/questionPaper/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a paper or template */
        post: operations["copyPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/detail": {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A homework with its questions */
        get: operations["getHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a homework */
        post: operations["updateHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Its start must still lie ahead. Students are told now or when it starts, as `announceAt` says. Publishing again changes nothing.
         */
        post: operations["publishHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a homework a draft again
         * @description Possible until a student has begun.
         */
        post: operations["withdrawHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/answers": {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
                no: components["schemas"]["QuestionNo"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All answers of a class to one question
         * @description Of work that was handed in, with its marks.
         */
        get: operations["listAnswersOfQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/releaseMarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show all marks of a homework
         * @description Of homework whose marks are shown together. Students whose work is graded see their marks and are told; what is graded later is shown at once. Releasing again changes nothing, nor does it where marks are shown at once.
         */
        post: operations["releaseMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/homework/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give one student another rule
         * @description Exactly one of the three: another end for this student alone, no need to do it, or no points for what was never handed in. Points are given only once the student's time is over; returning the work takes them back.
         */
        post: operations["setStudentHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lesson/questions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Questions prepared for a lesson
         * @description In the order they are to be asked. Those that were deleted, or are shared no more, are left out.
         */
        post: operations["getPreparedQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lesson/questions/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare questions for a lesson
         * @description All of them, in their order; an empty list prepares none. `openPractice` asks them.
         */
        post: operations["savePreparedQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/answerPaper/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep marks that are not given yet
         * @description As often as wanted; the student sees nothing of it. Marking the work removes it.
         */
        post: operations["saveMarkingDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/markingPhrase/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Phrases that I mark with */
        post: operations["listMarkingPhrases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/markingPhrase/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a phrase to mark with
         * @description At most 200; a further one is refused.
         */
        post: operations["saveMarkingPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/markingPhrase/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a phrase of mine */
        post: operations["deleteMarkingPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/answerPaper/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give work back for another try
         * @description The student is told, may change the answers and hand in again; the time limit no longer counts.
         */
        post: operations["returnAnswerPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/notice/addNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a notice
         * @description Students of the class get a system message.
         */
        post: operations["addNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/notice/getListNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Own notices */
        post: operations["teacherListNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/notice/deleteNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a notice */
        post: operations["deleteNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/notice/updateNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a notice */
        post: operations["updateNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/notice/addNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a notice to several classes
         * @description All of them or none. Students of the classes get a system message.
         */
        post: operations["addNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/notice/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One notice of mine */
        post: operations["teacherGetNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/modifyUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what others see of me
         * @description Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
         */
        post: operations["teacherModifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/accountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My account and its safety */
        post: operations["teacherAccountInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/setPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password where there is none yet
         * @description Takes a recent proof (`proveIdentity`).
         */
        post: operations["teacherSetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/updatePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
         */
        post: operations["teacherUpdatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/webSocialBind/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind WeChat to my account
         * @description Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
         */
        post: operations["teacherBindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/socialUnBind/webWx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind WeChat
         * @description Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
         */
        post: operations["teacherUnbindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/updateMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone number
         * @description With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
         */
        post: operations["teacherUpdateMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/stuDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of my students */
        post: operations["getStudentInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/user/stuSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My students, by name
         * @description Part of a name or nickname; everybody without one.
         */
        post: operations["searchStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/sysMsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the school has to say
         * @description In the reader's language. Reading is said by `ext/im/readMessages`.
         */
        post: operations["teacherListMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/getUnReadNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unread messages by category */
        post: operations["teacherCountUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/hasDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is there anything new? */
        post: operations["teacherGetMessageNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entry to a room */
        post: operations["teacherRoomTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/classChatGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Groups of the own classes */
        post: operations["teacherListChatGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/qrList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * QR codes of the own groups
         * @description Links live for a day.
         */
        post: operations["teacherListGroupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/errorLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of the chat
         * @description Twenty at once and one in ten seconds after that; more is refused with 429.
         */
        post: operations["teacherReportChatError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/retrieveToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new pass for the room
         * @description For a page whose pass ran out while it was away. The page that is in the room stays.
         */
        post: operations["teacherRenewRoomTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/im/joinChatGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the chat of a room */
        post: operations["teacherJoinChatGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/readMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages were read */
        post: operations["teacherReadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/rtc/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permission to send and receive media in a room */
        post: operations["teacherRtcToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/rtc/appInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which media engine is used */
        post: operations["teacherRtcAppInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/rtc/tchVideoRecording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or stop the recording
         * @description What runs already goes on. Repeating a lesson overwrites its recording, after a warning and once the new one is complete. The end of the class stops it.
         */
        post: operations["recordLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/rtc/forceJoinRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a room with this page instead of another
         * @description The person's other page of the same room is closed with `signed-in-elsewhere`.
         */
        post: operations["teacherForceJoinRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/rtc/stopWbPushStream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop sending the board as a stream
         * @description Clients draw the board from its events, so there is a stream only where an outside engine makes one. Stopping none is no mistake.
         */
        post: operations["stopBoardStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/subject/queryListByPid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subjects below another */
        get: operations["listSubjectsByParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/educationDict/getCatchModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lists a school may word itself
         * @description For keeping: they change rarely.
         */
        get: operations["listDictionaryCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/grade/gradeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Levels of the language */
        get: operations["listGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/educationDict/querySelectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values of one list */
        get: operations["listDictionaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/authorize/merchant/selectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schools that offer lessons here
         * @description Of the catalogue; the own school is among them.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/class/queryAllList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All classes of a teacher, to choose from */
        get: operations["listClassChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/qqvod/common/getSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Permission to upload a video
         * @description With the local engine the signature is the temporary key of `credential`.
         */
        get: operations["getVideoSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/comment/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a replay, a lesson or a marked work
         * @description For the teacher and the students of the lesson, once it has started. A student asks about a work once its marks are shown, and its teacher is told; what the teacher answers is told to the student.
         */
        post: operations["teacherAddComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/comment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a comment
         * @description One's own, and whatever is written below one's own lessons and homework.
         */
        post: operations["teacherDeleteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/log/tchLessonList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Classes a teacher has held */
        post: operations["listTaughtLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/review/lessonReviewList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lessons that were held, and their replays
         * @description The newest first.
         */
        post: operations["listLessonReplays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/web/review/common/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a film as replay of a lesson
         * @description It waits for approval and then takes the place of the replay before it.
         */
        post: operations["addReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/qqvod/common/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an uploaded video of the video service as replay
         * @description `fileId` is what the upload gave; with the local engine it is the key of the object.
         */
        post: operations["addVideoReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/res/lessonRes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything a lesson offers
         * @description Its files, the chapter it teaches and its replay, for the page of one lesson.
         */
        post: operations["teacherGetLessonMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/{lessonId}/roomKeyframe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The room's last state
         * @description The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
         */
        get: operations["teacherRoomKeyframe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessons/{lessonId}/roomKeyframe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The room's last state
         * @description The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
         */
        get: operations["studentRoomKeyframe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/{lessonId}/roomReplay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What there is to replay of a class
         * @description Once the class has ended. Who was removed from it sees none of it.
         */
        get: operations["teacherRoomReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/{lessonId}/roomLog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Events of a class's log
         * @description The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
         */
        get: operations["teacherRoomLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/{lessonId}/replayKeyframe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The room at a moment of its log
         * @description 404 when there is no keyframe before that event: begin with the empty room.
         */
        get: operations["teacherReplayKeyframe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessons/{lessonId}/roomReplay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What there is to replay of a class
         * @description Once the class has ended. Who was removed from it sees none of it.
         */
        get: operations["studentRoomReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessons/{lessonId}/roomLog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Events of a class's log
         * @description The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
         */
        get: operations["studentRoomLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessons/{lessonId}/replayKeyframe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The room at a moment of its log
         * @description 404 when there is no keyframe before that event: begin with the empty room.
         */
        get: operations["studentReplayKeyframe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A student's timetable
         * @description Some days of it, a week or a month as a rule, with the homework that ends on them; days with nothing are not mentioned.
         */
        post: operations["studentGetSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/pastLessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lessons that were held, the last one first
         * @description With what each left behind, and the attendance of the last twelve months.
         */
        post: operations["studentListPastLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of my students, whole
         * @description The person, their family, and each class of mine with attendance and homework. Homework is counted by one definition, `HomeworkTally`; the older cards each have their own.
         */
        post: operations["getTaughtStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was said about a class
         * @description The teacher's own feedback, to be read again and changed, and that of the students.
         */
        post: operations["listLessonFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about one lesson
         * @description For the page of a lesson: who comes, files, homework, replay, and when its chapter was taught before.
         */
        post: operations["teacherLessonPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessons/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about one lesson
         * @description For the page of a lesson: its door, files and homework, and once it has begun what the student did in it.
         */
        post: operations["studentLessonPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessons/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name a lesson
         * @description With `chapterId` it also teaches another chapter of its course. The name of the chapter stays as it is.
         */
        post: operations["renameLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/chapter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Words and text of a chapter
         * @description What students read; meanings are in the reader's language.
         */
        post: operations["teacherGetChapter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/replays/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replays of the school that wait for approval
         * @description For teachers who may approve replays.
         */
        post: operations["listReplaysToDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/replays/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a replay
         * @description Final. Nobody decides about an own upload. An approved replay takes the place of the one before it; the teacher hears of it.
         */
        post: operations["decideReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/replays/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a replay that waits for approval
         * @description Only who uploaded it. The film is deleted with it, unless one of the person's files shows it.
         */
        post: operations["withdrawReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/lessonReplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The replay of a lesson
         * @description The approved one, for who may watch it.
         */
        post: operations["teacherLessonReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/lessonReplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The replay of a lesson
         * @description The approved one, for who may watch it.
         */
        post: operations["studentLessonReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/file/setPublic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file public, or private again
         * @description Public is a copy with an address of its own, which counts like a file. Private again, that address opens nothing any more, except from a cache that has it, for up to a day.
         */
        post: operations["setResourcePublic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/calendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where my lessons can be subscribed to */
        get: operations["teacherCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/renewCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new address for my lessons
         * @description The one before, if there was one, stops working.
         */
        post: operations["teacherRenewCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/revokeCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No address for my lessons any more */
        post: operations["teacherRevokeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/calendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where my lessons can be subscribed to */
        get: operations["studentCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/renewCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new address for my lessons
         * @description The one before, if there was one, stops working.
         */
        post: operations["studentRenewCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/revokeCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No address for my lessons any more */
        post: operations["studentRevokeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/calendar/{feedToken}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feedToken: string;
            };
            cookie?: never;
        };
        /**
         * A person's lessons as iCalendar
         * @description For calendar programs: the address is the permission. From a month ago until a year from now. A failure comes as the JSON envelope, with HTTP status 404 when the address does not work any more.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next access token
         * @description Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
         */
        post: operations["teacherRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next access token
         * @description Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
         */
        post: operations["studentRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/captcha/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work for a browser, asked for where a program is likely
         * @description A proof of work: some seconds of the browser and nothing of the person, longer for a network that asks often. Good for three minutes and one try, from the network that asked for it.
         */
        post: operations["getCaptchaWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/captcha/checkWork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the work
         * @description The answer is good for two minutes and for one call, from the same network.
         */
        post: operations["checkCaptchaWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/login/passkeyOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey has to sign
         * @description For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
         */
        post: operations["teacherPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/login/passkeyOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey has to sign
         * @description For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
         */
        post: operations["studentPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey alone
         * @description The authenticator has verified the person, so this is both steps.
         */
        post: operations["teacherLoginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey alone
         * @description The authenticator has verified the person, so this is both steps.
         */
        post: operations["studentLoginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/login/secondStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a sign-in, other than by text message
         * @description After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
         */
        post: operations["teacherSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/login/secondStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a sign-in, other than by text message
         * @description After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
         */
        post: operations["studentSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages that would have been sent
         * @description For development: only in the demo, where codes and the like are not really sent. The newest first.
         */
        post: operations["listOutboxMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/notificationSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which messages are wanted */
        post: operations["teacherListNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/updateNotificationSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn messages on or off */
        post: operations["teacherUpdateNotificationSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/notificationSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which messages are wanted */
        post: operations["studentListNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/updateNotificationSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn messages on or off */
        post: operations["studentUpdateNotificationSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where I am signed in, and on what */
        post: operations["teacherListSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where I am signed in, and on what */
        post: operations["studentListSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of my sign-ins */
        post: operations["teacherEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of my sign-ins */
        post: operations["studentEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of my sign-ins but this one */
        post: operations["teacherEndOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of my sign-ins but this one */
        post: operations["studentEndOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/forgetDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a device of mine
         * @description Its sign-ins end; the next one there counts as a new device.
         */
        post: operations["teacherForgetDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/forgetDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a device of mine
         * @description Its sign-ins end; the next one there counts as a new device.
         */
        post: operations["studentForgetDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/twoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch two-factor sign-in on or off
         * @description Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes the password as well as the code.
         */
        post: operations["teacherSetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/twoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch two-factor sign-in on or off
         * @description Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes the password as well as the code.
         */
        post: operations["studentSetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for my account to be deleted
         * @description With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
         */
        post: operations["teacherCloseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for my account to be deleted
         * @description With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
         */
        post: operations["studentCloseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again whose account it is
         * @description Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
         */
        post: operations["teacherProveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again whose account it is
         * @description Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
         */
        post: operations["studentProveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/keepPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off the change of my phone
         * @description Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
         */
        post: operations["teacherKeepPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/keepPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off the change of my phone
         * @description Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
         */
        post: operations["studentKeepPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep my account after all */
        post: operations["teacherKeepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep my account after all */
        post: operations["studentKeepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/totp/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description Takes a recent proof (30115). Nothing changes before `confirmTotp`.
         */
        post: operations["teacherStartTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/totp/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description Takes a recent proof (30115). Nothing changes before `confirmTotp`.
         */
        post: operations["studentStartTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app with its first code
         * @description Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
         */
        post: operations["teacherConfirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app with its first code
         * @description Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
         */
        post: operations["studentConfirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the authenticator app
         * @description Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
         */
        post: operations["teacherRemoveTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the authenticator app
         * @description Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
         */
        post: operations["studentRemoveTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes
         * @description Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
         */
        post: operations["teacherRenewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes
         * @description Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
         */
        post: operations["studentRenewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a new passkey is made from
         * @description Takes a recent proof (30115).
         */
        post: operations["teacherStartPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a new passkey is made from
         * @description Takes a recent proof (30115).
         */
        post: operations["studentStartPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a new passkey
         * @description It signs in alone, and is a second step.
         */
        post: operations["teacherAddPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a new passkey
         * @description It signs in alone, and is a second step.
         */
        post: operations["studentAddPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a passkey another name
         * @description Takes a recent proof (30115).
         */
        post: operations["teacherRenamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a passkey another name
         * @description Takes a recent proof (30115).
         */
        post: operations["studentRenamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/account/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a passkey
         * @description Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
         */
        post: operations["teacherRemovePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/account/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a passkey
         * @description Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
         */
        post: operations["studentRemovePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conversations of this person
         * @description The newest first.
         */
        post: operations["teacherListThreads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The conversation with one person
         * @description With its newest messages. It is there before the first message: `threadId` is null then. With somebody of no shared class it is refused with 36005, unless something was written before.
         */
        post: operations["teacherGetThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/threadMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older messages of a conversation
         * @description Those before one message, the oldest first.
         */
        post: operations["teacherListThreadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/sendThreadMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a person of a shared class
         * @description The first message begins the conversation. The same `commandId` again gives the message that is there, and sends nothing. Thirty at once and one in five seconds after that; more is refused with 429.
         */
        post: operations["teacherSendThreadMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/im/readThread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was read
         * @description Up to one of its messages. What the bell says of it is read as well.
         */
        post: operations["teacherReadThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conversations of this person
         * @description The newest first.
         */
        post: operations["studentListThreads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The conversation with one person
         * @description With its newest messages. It is there before the first message: `threadId` is null then. With somebody of no shared class it is refused with 36005, unless something was written before.
         */
        post: operations["studentGetThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/threadMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older messages of a conversation
         * @description Those before one message, the oldest first.
         */
        post: operations["studentListThreadMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/sendThreadMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a person of a shared class
         * @description The first message begins the conversation. The same `commandId` again gives the message that is there, and sends nothing. Thirty at once and one in five seconds after that; more is refused with 429.
         */
        post: operations["studentSendThreadMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/im/readThread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was read
         * @description Up to one of its messages. What the bell says of it is read as well.
         */
        post: operations["studentReadThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments below a replay, a lesson or a marked work */
        post: operations["teacherListComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments below a replay, a lesson or a marked work */
        post: operations["studentListComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses to join or to buy */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/catalogue/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A course before joining or buying it */
        get: operations["getCatalogueCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schools of the catalogue */
        get: operations["listSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/schools/{schoolId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schoolId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A school introduces itself */
        get: operations["getSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/schools/{schoolId}/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schoolId: components["schemas"]["Id"];
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A course as a visitor sees it
         * @description A published course of a school of the catalogue, with its classes, their next lessons and free places. It names no student.
         */
        get: operations["getOfferedCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a school for a place or a trial lesson
         * @description Goes to the administrators of the school. It needs a solved captcha (`getCaptchaWork`); without one it is refused with 50002, and what was sent is checked first. One network, one contact and one school have limits for a day (429). A request that is sent again with the same `Idempotency-Key` from the same network counts once, for as long as the enquiry is kept.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/favourites/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What I keep
         * @description What can no longer be seen is still listed, as not available; it can only be removed.
         */
        post: operations["teacherListFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/favourites/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one thing
         * @description Only what the person can see. Keeping a thing again changes nothing. At most 5,000 things.
         */
        post: operations["teacherAddFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/favourites/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one thing no longer
         * @description The reviews of a word are forgotten with it. Removing what is not kept changes nothing.
         */
        post: operations["teacherRemoveFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search in all that I may see
         * @description Words, chapters, lessons, courses and files, those whose name begins with the text first. Of each kind the first 100 are found.
         */
        post: operations["teacherSearchEverything"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/favourites/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What I keep
         * @description What can no longer be seen is still listed, as not available; it can only be removed.
         */
        post: operations["studentListFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/favourites/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one thing
         * @description Only what the person can see. Keeping a thing again changes nothing. At most 5,000 things.
         */
        post: operations["studentAddFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/favourites/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one thing no longer
         * @description The reviews of a word are forgotten with it. Removing what is not kept changes nothing.
         */
        post: operations["studentRemoveFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search in all that I may see
         * @description Words, chapters, lessons, courses and files, those whose name begins with the text first. Of each kind the first 100 are found.
         */
        post: operations["studentSearchEverything"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/favourites/addWords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep several words
         * @description Each must have a Chinese character. What is kept already is left as it is; words above the 5,000 are refused together.
         */
        post: operations["addWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/favourites/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how well I knew a word
         * @description The server computes when the word comes next. A review that comes again under the same id counts once; one that comes late is put at its time, so that two devices agree.
         */
        post: operations["reviewWord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which services outside the server work
         * @description For teachers with the permission `school.admin`.
         */
        post: operations["listOutsideServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/services/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to oneself
         * @description A text goes to the phone of the administrator's own account, a mail to `mailAddress`. Waits until the service has taken it; whether it arrives is seen on the phone. Five at once, and twenty a day. For teachers with the permission `school.admin`.
         */
        post: operations["testOutsideService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/orders/unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders that can be marked paid
         * @description Those that wait for payment, and those of the last 30 days that waited for too long; the newest first. For teachers with the permission `school.admin`.
         */
        post: operations["listUnpaidOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tch/ext/school/orders/markPaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an order as paid at the school
         * @description The student gets the seat, the contract and a message, as after any payment; the audit log keeps who marked it and the note. An order that is paid already stays as it is. For teachers with the permission `school.admin`.
         */
        post: operations["markOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/orders/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a course
         * @description An order for the same class that waits for payment is given again. No seat is held: it is taken by paying.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** An order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/orders/{orderId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order
         * @description Paying takes the seat and makes the contract. When the last seat went meanwhile, the money goes back and the order is refunded.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that is not paid */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/payments/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the payment service tells us
         * @description Called by the payment service, not by screens. The same notice again changes nothing. One that names another amount or currency than the order is refused and logged, and the order is not fulfilled.
         */
        post: operations["takePaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My contracts */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/contracts/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A contract to read */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/contracts/{contractId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a contract
         * @description What is signed is the text in the reader's language, word for word.
         */
        post: operations["signContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/supervision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the children of the account are doing
         * @description The last eight weeks. While the parent's lock is on, it takes a recent proof (30115).
         */
        get: operations["getSupervision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/supervision/{stuId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * How one child is doing
         * @description While the parent's lock is on, another child of the account takes a recent proof (30115). One's own record does not: it is the student's report, too.
         */
        get: operations["getSupervisedStudent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/supervision/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock the family page for the children
         * @description The children of an account share its sign-in, so a child can open the family page, too. With the lock, it takes a recent proof (`proveIdentity`) to read it. Takes a recent proof itself, on as well as off (30115).
         */
        post: operations["setSupervisionLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-user/ext/supervision/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a letter about the week sent by mail
         * @description Goes out on Sunday evening by the school's clock, in the language of this call, where the school has a mail service (`letter.isOffered`). Without an address no more letters come. Takes a recent proof (30115).
         */
        post: operations["setWeeklyLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description As typed. Older accounts may have shorter ones than a new password needs.
         * @example Huawen-2026
         */
        Password: string;
        /**
         * @description Proof that the captcha was solved; empty until the server asks for one with 50002.
         * @example
         */
        CaptchaVerification: string;
        /** @description Sign in with an account name. */
        UsernameLogin: {
            /** @example teacher.li */
            username: string;
            password: components["schemas"]["Password"];
            captchaVerification: components["schemas"]["CaptchaVerification"];
        };
        /**
         * @description Country calling code.
         * @example 86
         */
        Zone: string;
        /**
         * @description Number without the country code, digits only.
         * @example 13800000003
         */
        Mobile: string;
        /** @description Sign in with a phone number. */
        PhoneLogin: {
            zone: components["schemas"]["Zone"];
            mobile: components["schemas"]["Mobile"];
            password: components["schemas"]["Password"];
            captchaVerification: components["schemas"]["CaptchaVerification"];
        };
        /** @description Either an account name or a phone number, with the password. */
        LoginRequest: components["schemas"]["UsernameLogin"] | components["schemas"]["PhoneLogin"];
        /**
         * @description `016001` is a student, `016002` a teacher.
         * @enum {string}
         */
        UserType: "016001" | "016002";
        /** @description A new sign-in. */
        LoginInfo: {
            /**
             * @description Sent as `Bearer` on every other call.
             * @example s3ss10n-4b7d9f2a6c8e
             */
            accessToken: string;
            /** @example r3fr3sh-4b7d9f2a6c8e */
            refreshToken: string;
            /**
             * @description Seconds until the access token expires.
             * @example 604800
             */
            expiresIn: number;
            userType: components["schemas"]["UserType"];
        };
        /** @description Signed in. */
        LoginSuccess: {
            /** @constant */
            status: "200";
            message: string;
            info: components["schemas"]["LoginInfo"];
        };
        /** @description One thing that is wrong with the input. */
        Issue: {
            /**
             * @description Field name, with dots and indexes for nested fields; empty for the whole body.
             * @example lessonId
             * @example infos.0.data
             */
            path: string;
            /**
             * @description Kind of problem, as the validator names it.
             * @example too_big
             */
            code: string;
            /** @description A sentence in the caller's language. */
            message: string;
        };
        /**
         * @description Opaque identifier. Compare it, never read meaning into it.
         * @example les_0Q3mB1
         */
        Id: string;
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601 with `Z`, from 1900 to 2199. People see it in their own zone.
         * @example 2026-11-20T11:00:00.000Z
         */
        Instant: string;
        /**
         * @description Address of the picture; null shows the initials.
         * @example null
         * @example https://files.example.org/avatar/usr_li.jpg
         */
        Avatar: string | null;
        /** @description Somebody as other people see them. */
        Person: {
            userId: components["schemas"]["Id"];
            /** @example 李老师 */
            name: string;
            avatar: components["schemas"]["Avatar"];
        };
        /** @description A student of a class. */
        Student: {
            stuId: components["schemas"]["Id"];
            /** @example Anna */
            name: string;
            avatar: components["schemas"]["Avatar"];
        };
        /** @description A lesson at the same time, and who would have to be in both. */
        LessonConflict: {
            lessonId: components["schemas"]["Id"];
            /** @example 第三课 你叫什么名字 */
            lessonName: string;
            /** @example 周末小班 A */
            className: string;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description Null when only students are busy. */
            teacher: components["schemas"]["Person"] | null;
            students: components["schemas"]["Student"][];
        };
        /**
         * @description The account's password, a code sent to its phone, a code of its authenticator app, a recovery code, or a passkey.
         * @enum {string}
         */
        ProofWay: "password" | "smsCode" | "totp" | "recoveryCode" | "passkey";
        /** @description What a browser says it runs on. Anybody may say anything; it is for the person's eye alone. */
        DeviceDescription: {
            /** @enum {string} */
            kind: "phone" | "tablet" | "computer" | "unknown";
            /**
             * @example Chrome
             * @example null
             */
            browser: string | null;
            /**
             * @example Windows
             * @example null
             */
            system: string | null;
            /**
             * @description Of a phone or tablet that names itself.
             * @example iPhone
             * @example null
             */
            model: string | null;
        };
        /** @description Where somebody is signed in already. */
        SignedInDevice: {
            device: components["schemas"]["DeviceDescription"];
            lastSeenAt: components["schemas"]["Instant"];
        };
        /**
         * @description Place of the question in its paper, counted from 1.
         * @example 3
         */
        QuestionNo: number;
        /** @description Where a question is asked that cannot be deleted therefore. */
        QuestionUse: {
            paperId: components["schemas"]["Id"];
            /** @example 小练习 */
            title: string;
            isTemplate: boolean;
            /** @description The draft of homework that the paper belongs to; null where it belongs to none. */
            homeworkId: components["schemas"]["Id"] | null;
        };
        /**
         * Format: date-time
         * @description An instant in UTC, or null while it has not happened.
         * @example 2026-11-20T11:02:13.000Z
         * @example null
         */
        OptionalInstant: string | null;
        /**
         * @description Names an option.
         * @enum {string}
         */
        ChoiceKey: "A" | "B" | "C" | "D" | "E" | "F";
        /**
         * @example [
         *       "B"
         *     ]
         */
        ChoiceKeys: components["schemas"]["ChoiceKey"][];
        /** @example 我叫安娜，我是波兰人。 */
        AnswerText: string;
        /**
         * @description Name of the file as the person knows it, with its ending.
         * @example 第三课.pdf
         */
        FileName: string;
        /** @description A stored file that somebody attached to what they wrote. */
        Attachment: {
            resourceId: components["schemas"]["Id"];
            fileName: components["schemas"]["FileName"];
            /**
             * @description Opens the file.
             * @example https://files.example.org/student/usr_anna/image/k3Jd9.jpg
             */
            resourceUrl: string;
            /** @example image/jpeg */
            contentType: string;
            /** @example 482133 */
            sizeBytes: number;
            /**
             * @description Sound and film only; null where nobody knows.
             * @example 12
             */
            durationSeconds: number | null;
        };
        Attachments: components["schemas"]["Attachment"][];
        /** @description What a student answered to one question. One that was emptied is still there, with nothing in it. */
        Answer: {
            keys: components["schemas"]["ChoiceKeys"];
            text: components["schemas"]["AnswerText"];
            images: components["schemas"]["Attachments"];
            audio: components["schemas"]["Attachments"];
            /** @description Another one with each time it is saved. */
            savedAt: components["schemas"]["Instant"];
        };
        /** @description What is saved of one question. */
        AnswerAsSaved: {
            no: components["schemas"]["QuestionNo"];
            /** @description Null while nothing was saved. */
            answer: components["schemas"]["Answer"] | null;
        };
        /** @description What a program can use about a failure. Which fields are there depends on the code. */
        FailureDetail: {
            /** @description With 400 and 30135. */
            issues?: components["schemas"]["Issue"][];
            /**
             * @description Seconds until the same call can succeed. With 429, 30113, 30114, 30134 and 50003.
             * @example 30
             */
            retryAfterSeconds?: number;
            /**
             * @description Refusal code of the live room, with 30009. Why the key cannot be used, with 422. Why the sign-in ended, with 401 and 50010, if there is more to say than that it did.
             * @example teacher-only
             */
            reason?: string;
            /** @description Lessons at the same time, earliest first. With 31003 and 31004. */
            conflicts?: components["schemas"]["LessonConflict"][];
            /** @description When the door opens. With 30001. */
            opensAt?: components["schemas"]["Instant"];
            /** @description The largest size. With 34002 and 34005. */
            limitBytes?: number;
            /** @description How many files one person may keep. With 34009. */
            limitFiles?: number;
            /** @description Goes on with a sign-in that was held back. With 50005, 50006, 50007 and 50021. */
            ticket?: string;
            /**
             * @description The account's phone with its middle hidden. With 50005, and with 50006 and 30115, where a code can be sent to it. The phone that was asked for, with 30113.
             * @example 138****0003
             */
            mobile?: string;
            /** @description How the person can prove whose account it is; each is enough. With 30115; where there is none, by signing in again. With 30130 and 50006: what has to come along; where there is none, the school has to help. */
            ways?: components["schemas"]["ProofWay"][];
            /** @description What WeChat calls the person. With 50007. */
            nickname?: string;
            /** @description Where the account is signed in. With 50021. */
            devices?: components["schemas"]["SignedInDevice"][];
            /** @description Questions it is about. With 33009 and 33010. */
            questionNos?: components["schemas"]["QuestionNo"][];
            /** @description What asks the question. With 33001. */
            usedIn?: components["schemas"]["QuestionUse"][];
            /** @description Where the lesson is now. With 409 of calls that move a lesson. */
            startTime?: components["schemas"]["Instant"];
            /** @description When it was changed last, to base the next change on; null where it is gone. With 409. */
            updatedAt?: components["schemas"]["OptionalInstant"];
            /** @description How the work is marked by now. With 33014. */
            gradedAt?: components["schemas"]["OptionalInstant"];
            /** @description Given back since, and not handed in again. With 33014. */
            returnedAt?: components["schemas"]["OptionalInstant"];
            /** @description With 33014. */
            score?: number | null;
            /** @description With 33014. */
            handInCount?: number;
            /** @description What is saved of the questions that were answered elsewhere. With 33015. */
            answers?: components["schemas"]["AnswerAsSaved"][];
            /** @description Names of the students who have begun. With 33011. */
            students?: string[];
        };
        /** @description Not signed in. */
        LoginFailure: {
            /**
             * @description Number of the error catalogue, as a string.
             * @enum {string}
             */
            status: "-1" | "400" | "403" | "413" | "422" | "429" | "500" | "503" | "507" | "30104" | "30106" | "30116" | "30130" | "30131" | "30132" | "30141" | "50001" | "50002" | "50003" | "50004" | "50005" | "50006" | "50007" | "50008" | "50009" | "50010" | "50014" | "50015" | "50021" | "50023";
            /** @description A sentence in the caller's language. */
            message: string;
            info: components["schemas"]["FailureDetail"] | null;
        };
        /**
         * @description The code as it was sent.
         * @example 482913
         */
        SmsCodeText: string;
        /** @description Sign in with a code sent to the phone. */
        SmsLogin: {
            zone: components["schemas"]["Zone"];
            mobile: components["schemas"]["Mobile"];
            smsCode: components["schemas"]["SmsCodeText"];
            /**
             * @description What the code was asked for.
             * @enum {string}
             */
            operation: "login" | "resetPassword";
            /**
             * @description The new password, with `resetPassword`; otherwise empty or left out.
             * @example
             */
            password?: string;
            /**
             * @description With `resetPassword`: the WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against.
             * @example false
             */
            keepWechat?: boolean;
        };
        /**
         * @description Who a signed-in person is. Teachers call `/api-tch`, students `/api-user`.
         * @enum {string}
         */
        Role: "teacher" | "student";
        /** @description The student an account is looking at. */
        CurrentStudent: {
            stuId: components["schemas"]["Id"];
            /** @example Anna */
            name: string;
        };
        /**
         * @description IANA time zone. The pattern says how it is written; which names there are, only the server knows.
         * @example Asia/Shanghai
         */
        TimeZone: string;
        /** @description The signed-in person. */
        UserInfo: {
            userId: components["schemas"]["Id"];
            userType: components["schemas"]["UserType"];
            /** @example 李老师 */
            name: string;
            /** @example 小李 */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            roles: components["schemas"]["Role"][];
            /** @description The student this account is looking at; null for teachers. */
            curStu: components["schemas"]["CurrentStudent"] | null;
            /** @example 华文学校 */
            schoolName: string;
            /** Format: uri */
            schoolLogo: string | null;
            schoolTimeZone: components["schemas"]["TimeZone"];
            /** @description The one of the person's profile; null follows the device. */
            timeZone: components["schemas"]["TimeZone"] | null;
            /**
             * @description Actions the person's screens may show: the list of the role, and the permissions of this person, such as `replay.audit`.
             * @example [
             *       "lesson.start",
             *       "lesson.end",
             *       "replay.audit"
             *     ]
             */
            buttons: string[];
            /** @description The password has not been changed for 90 days. */
            isPasswordOld: boolean;
            /** @description The account is deleted then; null when nobody asked for it. */
            closesAt: components["schemas"]["OptionalInstant"];
        };
        /** @description Every `code` of an answer that is not a success; 200 is success. `title` is its name in our code; the sentence shown for each, in three languages, is in `@hwjy/sdk/errors`. Sign-in answers carry the same numbers as strings in `status`. Areas number their own: 300 the live room, 301 accounts, 310 the timetable, 320 courses and orders, 330 homework and the question bank, 340 files and replays, 350 practice and prizes, 360 messages, 370 the school office. */
        ErrorCode: -1 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507 | 30001 | 30002 | 30003 | 30004 | 30005 | 30006 | 30007 | 30008 | 30009 | 30012 | 30036 | 30040 | 30101 | 30102 | 30103 | 30104 | 30105 | 30106 | 30107 | 30108 | 30109 | 30110 | 30111 | 30112 | 30113 | 30114 | 30115 | 30116 | 30120 | 30130 | 30131 | 30132 | 30133 | 30134 | 30135 | 30141 | 30142 | 30143 | 30144 | 31001 | 31002 | 31003 | 31004 | 31005 | 31006 | 31007 | 31008 | 32001 | 32002 | 32003 | 32004 | 32005 | 32006 | 32007 | 32008 | 32009 | 32010 | 32011 | 32012 | 32013 | 32014 | 32015 | 32016 | 32017 | 32018 | 33001 | 33002 | 33003 | 33004 | 33005 | 33006 | 33007 | 33008 | 33009 | 33010 | 33011 | 33012 | 33013 | 33014 | 33015 | 33016 | 34001 | 34002 | 34003 | 34004 | 34005 | 34006 | 34007 | 34008 | 34009 | 35001 | 35002 | 35003 | 35010 | 35011 | 35012 | 35013 | 35014 | 36001 | 36002 | 36003 | 36004 | 36005 | 36006 | 37001 | 37002 | 37003 | 37004 | 37005 | 37006 | 37007 | 37008 | 37009 | 50001 | 50002 | 50003 | 50004 | 50005 | 50006 | 50007 | 50008 | 50009 | 50010 | 50011 | 50014 | 50015 | 50021 | 50023;
        /** @description An answer that is not a success. The operation's `x-errors` lists the codes it can carry. */
        Failure: {
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence in the caller's language, for a person. May be empty; then `Error-{code}` is shown. */
            message: string;
            data: components["schemas"]["FailureDetail"] | null;
        };
        /**
         * @description What the refused sign-in brought along in `info.ticket`. Good for ten minutes and one sign-in.
         * @example eyJuIjoi.c2lnbmVk
         */
        TicketText: string;
        /** @description A sign-in that was held back. */
        SignInTicket: {
            ticket: components["schemas"]["TicketText"];
        };
        /** @description The second step of a sign-in. */
        TwoFactorRequest: {
            ticket: components["schemas"]["TicketText"];
            smsCode: components["schemas"]["SmsCodeText"];
        };
        /**
         * @description What the code is for; it opens nothing else. `changePhone`, `twoFactor`, `closeAccount` and `confirm` belong to who is signed in: `changePhone` goes to the new phone, the others to the account's own; `confirm` is for `proveIdentity`. With the `ticket` of a sign-in that asks for a code: `verifyDevice` after 50005, `twoFactor` after 50006, `bindWechat` after 50007.
         * @enum {string}
         */
        SmsOperation: "login" | "resetPassword" | "changePhone" | "bindWechat" | "verifyDevice" | "twoFactor" | "closeAccount" | "confirm";
        /** @description A code is sent to the phone that is named, or to the one of the account that is signed in or of the ticket. */
        SmsCodeRequest: {
            operation: components["schemas"]["SmsOperation"];
            zone?: components["schemas"]["Zone"];
            mobile?: components["schemas"]["Mobile"];
            ticket?: components["schemas"]["TicketText"];
            captchaVerification?: components["schemas"]["CaptchaVerification"];
        };
        /** @description A code is on its way, if the phone is known. */
        SmsReceipt: {
            /**
             * @description The phone with its middle hidden.
             * @example 138****0003
             */
            mobile: string;
            /** @example 300 */
            expiresInSeconds: number;
            /**
             * @description Seconds until another code can be asked for.
             * @example 60
             */
            nextInSeconds: number;
        };
        /** @description Sends one form once. */
        FormToken: {
            /** @example eyJuIjoi.c2lnbmVk */
            randomToken: string;
            /** @example 900 */
            expiresInSeconds: number;
        };
        /**
         * @description What the authenticator app shows. Each code works once, 30 seconds around its own time.
         * @example 492039
         */
        TotpCode: string;
        /**
         * @description One of the recovery codes. Capital or small letters, with or without dashes; each works once.
         * @example 7K2M-49QX-TD0C-8VWE
         */
        RecoveryCode: string;
        /**
         * @description The credential id of WebAuthn, base64url without padding.
         * @example SSWk5r-3vQ0J1h2k
         */
        PasskeyId: string;
        /**
         * @description Bytes of WebAuthn, base64url without padding.
         * @example SSWk5r-3vQ0J1h2k
         */
        PasskeyBytes: string;
        /** @description A challenge that a passkey has signed, as `PublicKeyCredential` gives it. */
        PasskeyAssertion: {
            ticket: components["schemas"]["TicketText"];
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            authenticatorData: components["schemas"]["PasskeyBytes"];
            signature: components["schemas"]["PasskeyBytes"];
        };
        /**
         * @description As the school's rule wants it (`passwordRule` of `getBaseInfo`); by default 8 to 16 characters with at least three of lower case, upper case, digits and others. Another one is answered with 30104, a common or leaked one with 30131, one made of the person's own name with 30132.
         * @example Kite-river-27
         */
        ChosenPassword: string;
        /** @description A new password for who forgot the old one. */
        PasswordRetrieval: {
            zone: components["schemas"]["Zone"];
            mobile: components["schemas"]["Mobile"];
            smsCode: components["schemas"]["SmsCodeText"];
            totpCode?: components["schemas"]["TotpCode"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            password: components["schemas"]["ChosenPassword"];
            passwordAgain: components["schemas"]["ChosenPassword"];
            /**
             * @description Of `randomToken`.
             * @example eyJuIjoi.c2lnbmVk
             */
            randomToken: string;
            /**
             * @description The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against.
             * @example false
             */
            keepWechat?: boolean;
        };
        /** @description What WeChat gave the browser. */
        WechatCode: {
            /**
             * @description In the demo, `sandbox-<openid>-<nickname>`.
             * @example sandbox-ow1kd93jf8-Anna
             */
            code: string;
        };
        /** @description The phone account that WeChat shall belong to. */
        PhoneBinding: {
            ticket: components["schemas"]["TicketText"];
            zone: components["schemas"]["Zone"];
            mobile: components["schemas"]["Mobile"];
            smsCode: components["schemas"]["SmsCodeText"];
        };
        /**
         * @description The school's part of an address.
         * @example huawen
         */
        SchoolSlug: string;
        /** @description A name in the languages of readers, beside the Chinese one that it has. A language that is missing shows the Chinese name; an empty text takes a name away. */
        LocalizedNames: {
            "zh-CN"?: string;
            /** @example Stories of Chinese festivals */
            "en-US"?: string;
            /** @example 中国の祝日ものがたり */
            "ja-JP"?: string;
        };
        /**
         * @description The Chinese name in pinyin with tone marks; empty or left out when there is none.
         * @example Zhōngguó jiérì gùshi
         */
        Pinyin: string;
        /**
         * @description Seats of a large class.
         * @example 200
         * @enum {integer}
         */
        LargeClassLimit: 200 | 500;
        /**
         * @description Characters of the name of a lesson or class.
         * @example 50
         */
        LessonNameMax: number;
        /**
         * @description Lessons that one teacher may move in a calendar month; 0 forbids it.
         * @example 4
         */
        AdjustmentsPerMonth: number;
        /**
         * @description Devices that an account may be known on before a new one has to prove its phone.
         * @example 5
         */
        KnownDevices: number;
        /**
         * @description Sign-ins of one account at the same time.
         * @example 1
         */
        SimultaneousSessions: number;
        /**
         * @description Days after which an unused sign-in ends.
         * @example 30
         */
        SessionIdleDays: number;
        /**
         * @description Days after which every sign-in ends.
         * @example 90
         */
        SessionDays: number;
        /**
         * @description Days until a person is asked for a new password.
         * @example 90
         */
        PasswordDays: number;
        /** @description Days between the wish to delete an account and the deletion. */
        AccountDeletionDays: number;
        /**
         * @description Days a teacher has to mark homework.
         * @example 7
         */
        MarkingDays: number;
        /**
         * @description Bytes of one picture or sound.
         * @example 52428800
         */
        FileLimitBytes: number;
        /**
         * @description Bytes of one film.
         * @example 1073741824
         */
        VideoLimitBytes: number;
        /**
         * @description Fewest characters of a new password.
         * @example 8
         */
        PasswordMinLength: number;
        /**
         * @description Most characters of a new password.
         * @example 16
         */
        PasswordMaxLength: number;
        /**
         * @description How many of these a new password needs: lower case, upper case, digits, others.
         * @example 3
         */
        PasswordKinds: number;
        /**
         * @description `entry`: who comes attends. `rollCall`: the roll calls of the class decide.
         * @enum {string}
         */
        AttendanceBy: "entry" | "rollCall";
        /**
         * @description Paper of the first board page of a class. `tianzige`, `mizige`: cells for a character each. `pinyin`: four lines and three spaces.
         * @enum {string}
         */
        DefaultPaper: "white" | "green" | "black" | "grid" | "lines" | "tianzige" | "mizige" | "pinyin";
        /** @description The rules that a school chooses. */
        SchoolSettings: {
            largeClassLimit: components["schemas"]["LargeClassLimit"];
            lessonNameMax: components["schemas"]["LessonNameMax"];
            adjustmentsPerMonth: components["schemas"]["AdjustmentsPerMonth"];
            knownDevices: components["schemas"]["KnownDevices"];
            simultaneousSessions: components["schemas"]["SimultaneousSessions"];
            sessionIdleDays: components["schemas"]["SessionIdleDays"];
            sessionDays: components["schemas"]["SessionDays"];
            passwordDays: components["schemas"]["PasswordDays"];
            accountDeletionDays: components["schemas"]["AccountDeletionDays"];
            markingDays: components["schemas"]["MarkingDays"];
            /** @description Students see automatic recordings without a review. */
            approvesSystemReplays: boolean;
            imageLimitBytes: components["schemas"]["FileLimitBytes"];
            audioLimitBytes: components["schemas"]["FileLimitBytes"];
            videoLimitBytes: components["schemas"]["VideoLimitBytes"];
            passwordMinLength: components["schemas"]["PasswordMinLength"];
            passwordMaxLength: components["schemas"]["PasswordMaxLength"];
            passwordKinds: components["schemas"]["PasswordKinds"];
            /** @description A new password needs a letter from a to z. */
            passwordNeedsLower: boolean;
            /** @description A new password needs a letter from A to Z. */
            passwordNeedsUpper: boolean;
            /** @description A new password needs a digit. */
            passwordNeedsDigit: boolean;
            /** @description A new password needs a character that is neither, such as a hyphen or a hanzi. */
            passwordNeedsSymbol: boolean;
            /** @description Common and leaked passwords are refused with 30131. */
            refusesCommonPasswords: boolean;
            attendanceBy: components["schemas"]["AttendanceBy"];
            /** @description Students may send pictures in the chat of a class. */
            chatPictures: boolean;
            /** @description Links in the messages of students open. */
            chatLinks: boolean;
            /** @description Students may turn back to pages that the teacher has shown. */
            lookBack: boolean;
            defaultPaper: components["schemas"]["DefaultPaper"];
            /** @description Teachers and students of a shared class may write to each other. */
            directMessages: boolean;
        };
        /**
         * Format: date-time
         * @description When it was changed last, or made, where it never was. For `basedOn`. An unknown instant is that of the year 1970.
         * @example 2026-11-20T01:00:00.000Z
         * @example null
         */
        UpdatedAt: string | null;
        /** @description A school as its administrators see it. */
        SchoolProfile: {
            schoolId: components["schemas"]["Id"];
            slug: components["schemas"]["SchoolSlug"] | null;
            /** @example 华文学校 */
            name: string;
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            timeZone: components["schemas"]["TimeZone"];
            /** @example 上海 */
            region: string;
            address: string;
            phone: string;
            /** Format: uri */
            logo: string | null;
            /** @description The catalogue of schools shows it. */
            isListed: boolean;
            settings: components["schemas"]["SchoolSettings"];
            /** @description How much is there: an empty school begins with its people. */
            counts: {
                teachers: number;
                students: number;
                /** @description Systematic ones. */
                courses: number;
                /** @description Of systematic courses. */
                classes: number;
                /** @description Of these classes. */
                lessons: number;
            };
            updatedAt: components["schemas"]["UpdatedAt"];
        };
        /**
         * Format: date-time
         * @description `updatedAt` as it was read. If it was changed since, the call is refused with 409. Left out: it is replaced, whatever it is.
         * @example 2026-11-20T11:00:00.000Z
         */
        BasedOn: string;
        /** @example 华文学校 */
        SchoolName: string;
        /**
         * @description Key of the object in the store.
         * @example usr_li/document/2026/11/k3Jd9.pdf
         */
        ObjectKey: string;
        /** @description Fields that are left out stay. */
        SchoolChange: {
            basedOn?: components["schemas"]["BasedOn"];
            slug?: components["schemas"]["SchoolSlug"];
            name?: components["schemas"]["SchoolName"];
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            timeZone?: components["schemas"]["TimeZone"];
            region?: string;
            address?: string;
            phone?: string;
            isListed?: boolean;
            /** @description `newFileName` of an uploaded JPG or PNG of at most 2 MB; everybody can open it then. Empty for none. */
            logo?: components["schemas"]["ObjectKey"] | "";
        };
        /** @description Fields that are left out stay. */
        SchoolSettingsChange: {
            basedOn?: components["schemas"]["BasedOn"];
            largeClassLimit?: components["schemas"]["LargeClassLimit"];
            lessonNameMax?: components["schemas"]["LessonNameMax"];
            adjustmentsPerMonth?: components["schemas"]["AdjustmentsPerMonth"];
            knownDevices?: components["schemas"]["KnownDevices"];
            simultaneousSessions?: components["schemas"]["SimultaneousSessions"];
            sessionIdleDays?: components["schemas"]["SessionIdleDays"];
            sessionDays?: components["schemas"]["SessionDays"];
            passwordDays?: components["schemas"]["PasswordDays"];
            accountDeletionDays?: components["schemas"]["AccountDeletionDays"];
            markingDays?: components["schemas"]["MarkingDays"];
            approvesSystemReplays?: boolean;
            imageLimitBytes?: components["schemas"]["FileLimitBytes"];
            audioLimitBytes?: components["schemas"]["FileLimitBytes"];
            videoLimitBytes?: components["schemas"]["VideoLimitBytes"];
            passwordMinLength?: components["schemas"]["PasswordMinLength"];
            passwordMaxLength?: components["schemas"]["PasswordMaxLength"];
            passwordKinds?: components["schemas"]["PasswordKinds"];
            passwordNeedsLower?: boolean;
            passwordNeedsUpper?: boolean;
            passwordNeedsDigit?: boolean;
            passwordNeedsSymbol?: boolean;
            refusesCommonPasswords?: boolean;
            attendanceBy?: components["schemas"]["AttendanceBy"];
            chatPictures?: boolean;
            chatLinks?: boolean;
            lookBack?: boolean;
            defaultPaper?: components["schemas"]["DefaultPaper"];
            directMessages?: boolean;
        };
        /**
         * @description `waiting`: has no password and no open invitation. `invited`: has no password, and an invitation that can be used. `closed`: may not sign in.
         * @enum {string}
         */
        SchoolPersonState: "waiting" | "invited" | "active" | "closed";
        /**
         * @description `school.admin` opens the school office; `replay.audit` decides about replays.
         * @enum {string}
         */
        SchoolPermission: "school.admin" | "replay.audit";
        /**
         * @description Which page, counted from 1.
         * @default 1
         * @example 1
         */
        PageCurrent: number;
        /**
         * @description Rows of a page.
         * @default 20
         * @example 20
         */
        PageSize: number;
        /** @description People of the school, all of them without a field. */
        SchoolPeopleFilter: {
            /** @description Found in name, nickname, username, phone and external id. */
            keyword?: string;
            role?: components["schemas"]["Role"];
            state?: components["schemas"]["SchoolPersonState"];
            permission?: components["schemas"]["SchoolPermission"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A person of the school. */
        SchoolPerson: {
            personId: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            /** @example Mia Rossi */
            name: string;
            nickname: string;
            /** Format: uri */
            avatar: string | null;
            /** @description Null for a person whose account was deleted. */
            username: string | null;
            /**
             * @description Its middle is hidden.
             * @example +86 138****0003
             */
            mobile: string | null;
            externalId: string | null;
            state: components["schemas"]["SchoolPersonState"];
            permissions: components["schemas"]["SchoolPermission"][];
            /** @description Students who share the account, this one included. */
            familySize: number;
            createdAt: components["schemas"]["OptionalInstant"];
        };
        /**
         * @description Rows of all pages together.
         * @example 42
         */
        RowTotal: number;
        /**
         * @description Pages there are; 0 when nothing was found.
         * @example 3
         */
        PageCount: number;
        /** @description People, by name. */
        SchoolPeoplePage: {
            records: components["schemas"]["SchoolPerson"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one person. */
        SchoolPersonRef: {
            personId: components["schemas"]["Id"];
        };
        /** @description A person by name. */
        SchoolPersonBrief: {
            personId: components["schemas"]["Id"];
            name: string;
            nickname: string;
        };
        /** @description A class by name. */
        SchoolClassBrief: {
            classId: components["schemas"]["Id"];
            className: string;
            courseName: string;
        };
        /** @enum {string} */
        InvitationState: "open" | "used" | "expired" | "revoked";
        /** @description An invitation without its link. */
        SchoolInvitation: {
            invitationId: components["schemas"]["Id"];
            person: components["schemas"]["SchoolPersonBrief"];
            role: components["schemas"]["Role"];
            state: components["schemas"]["InvitationState"];
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            usedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description A person with what belongs to them. */
        SchoolPersonDetail: {
            person: components["schemas"]["SchoolPerson"];
            introduction: string;
            /** Format: date */
            birthday: string | null;
            parentName: string;
            parentMobile: string;
            /** @description Other students of the account. */
            family: components["schemas"]["SchoolPersonBrief"][];
            /** @description Taught, or attended. */
            classes: components["schemas"]["SchoolClassBrief"][];
            /** @description The one that can be used; null when there is none. */
            invitation: components["schemas"]["SchoolInvitation"] | null;
            /** @description Open now. */
            signIns: number;
            lastSeenAt: components["schemas"]["OptionalInstant"];
            updatedAt: components["schemas"]["UpdatedAt"];
        };
        /** @example Mia Rossi */
        PersonName: string;
        /**
         * @description Unique in the school, in capital or small letters. Left out: it is made of the name, or of the phone.
         * @example mia.rossi
         */
        AccountUsername: string;
        /**
         * Format: date
         * @description A calendar day, `YYYY-MM-DD`, from 1900 to 2199.
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description The id of another system, such as a student information system; unique in the school. An import finds a row again by it.
         * @example SIS-1042
         */
        ExternalId: string;
        /** @description A teacher or a student. */
        NewSchoolPerson: {
            role: components["schemas"]["Role"];
            name: components["schemas"]["PersonName"];
            nickname?: components["schemas"]["PersonName"];
            username?: components["schemas"]["AccountUsername"];
            zone?: components["schemas"]["Zone"];
            mobile?: components["schemas"]["Mobile"];
            familyOf?: components["schemas"]["Id"];
            birthday?: components["schemas"]["Day"];
            parentName?: string;
            parentMobile?: string;
            externalId?: components["schemas"]["ExternalId"];
            /** @description Of a teacher. */
            permissions?: components["schemas"]["SchoolPermission"][];
        };
        /** @description Fields that are left out stay; an empty text takes away what may be empty. */
        SchoolPersonChange: {
            personId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["BasedOn"];
            name?: components["schemas"]["PersonName"];
            nickname?: components["schemas"]["PersonName"];
            username?: components["schemas"]["AccountUsername"];
            zone?: components["schemas"]["Zone"];
            mobile?: components["schemas"]["Mobile"];
            birthday?: components["schemas"]["Day"] | "";
            parentName?: string;
            parentMobile?: string;
            externalId?: components["schemas"]["ExternalId"];
        };
        /** @description An invitation with its link, which is given this once. */
        InvitationLink: {
            invitation: components["schemas"]["SchoolInvitation"];
            /**
             * Format: uri
             * @description The address that opens it, also the text of a QR code. The token stands behind `#`, where no server and no log sees it.
             * @example https://class.example/hwjy-web/invitation#9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw
             */
            link: string;
        };
        /** @description What the teacher may do from now on, besides teaching. */
        SchoolPermissionsChange: {
            personId: components["schemas"]["Id"];
            permissions: components["schemas"]["SchoolPermission"][];
        };
        /** @description Two students of the school. */
        FamilyJoin: {
            /** @description The student who joins. */
            personId: components["schemas"]["Id"];
            /** @description A student of the account that is shared then. */
            familyOf: components["schemas"]["Id"];
        };
        /** @description The student and the new account. */
        FamilyLeave: {
            personId: components["schemas"]["Id"];
            username?: components["schemas"]["AccountUsername"];
            zone?: components["schemas"]["Zone"];
            mobile?: components["schemas"]["Mobile"];
        };
        /** @description The student. */
        StudentInvitationRequest: {
            stuId: components["schemas"]["Id"];
        };
        /** @description The teacher. */
        TeacherInvitationRequest: {
            tchId: components["schemas"]["Id"];
        };
        /** @description Names one class. */
        SchoolClassRef: {
            classId: components["schemas"]["Id"];
        };
        /** @description What is printed for a class: one row for each account. */
        InvitationSheet: {
            schoolName: string;
            className: string;
            courseName: string;
            teacherName: string;
            expiresAt: components["schemas"]["Instant"];
            rows: {
                /** @description Students of the class who share the account. */
                names: string[];
                username: string;
                /**
                 * Format: uri
                 * @description Null for an account that has a password.
                 */
                link: string | null;
            }[];
        };
        /** @description Invitations of the school, all of them without a field. */
        InvitationFilter: {
            state?: components["schemas"]["InvitationState"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Invitations, newest first. */
        InvitationPage: {
            records: components["schemas"]["SchoolInvitation"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one invitation. */
        InvitationRef: {
            invitationId: components["schemas"]["Id"];
        };
        /**
         * @description `new`: no one has looked after it. `answered`: the school has written or called. `invited`: the family has a link to register. `closed`: there is nothing left to do.
         * @enum {string}
         */
        EnquiryState: "new" | "answered" | "invited" | "closed";
        /** @description Enquiries of the school, all of them without a field. */
        EnquiryFilter: {
            state?: components["schemas"]["EnquiryState"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /**
         * @description A place in a class, or a lesson to try.
         * @enum {string}
         */
        EnquiryWish: "place" | "trial";
        /** @description For the administrators alone; plain text. */
        EnquiryNote: string;
        /** @description What a visitor asked, and how far the school is with it. */
        Enquiry: {
            enquiryId: components["schemas"]["Id"];
            state: components["schemas"]["EnquiryState"];
            wish: components["schemas"]["EnquiryWish"];
            courseId: components["schemas"]["Id"] | null;
            /**
             * @description Null without a course.
             * @example 中国节日
             */
            courseName: string | null;
            /** @example 佐藤 恵 */
            name: string;
            /** @example megumi@example.com */
            contact: string;
            childName: string | null;
            childAge: number | null;
            /** @description Plain text with line breaks. */
            text: string;
            /**
             * @description Of the page that the visitor read.
             * @enum {string}
             */
            language: "zh-CN" | "en-US" | "ja-JP";
            /**
             * @description The visitor's, an IANA name or an offset.
             * @example Asia/Tokyo
             */
            timeZone: string;
            /** @example 2026-11 */
            consentVersion: string;
            note: components["schemas"]["EnquiryNote"];
            /** @description The student who was added by `inviteEnquirer`. */
            personId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description When it will be deleted; null while it is open. */
            deletedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description How many enquiries of the school are in this state. */
        EnquiryCount: {
            state: components["schemas"]["EnquiryState"];
            count: number;
        };
        /** @description Enquiries, newest first. */
        EnquiryPage: {
            records: components["schemas"]["Enquiry"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
            /** @description Every state, whatever is asked for. */
            counts: components["schemas"]["EnquiryCount"][];
        };
        /** @description The state from now on. A note that is left out stays; an empty one takes it away. */
        EnquiryStateChange: {
            enquiryId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["BasedOn"];
            state: components["schemas"]["EnquiryState"];
            note?: components["schemas"]["EnquiryNote"];
        };
        /** @description Whose family is invited. */
        EnquiryInvitation: {
            enquiryId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["BasedOn"];
        };
        /**
         * @description `draft`: only its author sees it. `published`: open to registration. `closed`: goes on, and nobody new comes.
         * @enum {string}
         */
        CourseStatus: "draft" | "published" | "closed";
        /** @description Systematic courses, all of them without a field. */
        SchoolCourseFilter: {
            /** @description Found in the name and the external id. */
            keyword?: string;
            status?: components["schemas"]["CourseStatus"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `small` seats 30 students, `large` 200.
         * @enum {string}
         */
        ClassType: "small" | "large";
        /** @description A textbook to teach by. */
        OfficeTextbook: {
            textbookId: components["schemas"]["Id"];
            /** @example HSK 标准教程 1 */
            name: string;
            /** @description The school brought it. */
            isOwn: boolean;
            chapterCount: number;
            externalId: string | null;
        };
        /**
         * @description Minutes of one lesson.
         * @example 45
         */
        LessonMinutes: number;
        /**
         * @description In minor units of the currency, such as fen or cents; 0 is free.
         * @example 128000
         */
        PriceMinor: number;
        /**
         * @description ISO 4217.
         * @example CNY
         */
        Currency: string;
        /** @description A systematic course as the school office sees it. */
        OfficeCourse: {
            courseId: components["schemas"]["Id"];
            /** @example HSK 1 晚班 */
            name: string;
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            classType: components["schemas"]["ClassType"];
            status: components["schemas"]["CourseStatus"];
            textbook: components["schemas"]["OfficeTextbook"] | null;
            lessonMinutes: components["schemas"]["LessonMinutes"];
            /** @description Lessons of its longest class. */
            totalLessons: number;
            introduction: string;
            /** @description 0: the school puts students into its classes by itself. */
            priceMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            externalId: string | null;
            classCount: number;
            studentCount: number;
            updatedAt: components["schemas"]["UpdatedAt"];
        };
        /** @description Courses, by name. */
        SchoolCoursePage: {
            records: components["schemas"]["OfficeCourse"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @example HSK 1 晚班 */
        SystematicCourseName: string;
        /** @description A systematic course. */
        NewSchoolCourse: {
            name: components["schemas"]["SystematicCourseName"];
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            classType: components["schemas"]["ClassType"];
            textbookId?: components["schemas"]["Id"];
            lessonMinutes?: components["schemas"]["LessonMinutes"];
            introduction?: string;
            /** @description What a place costs students who buy it by themselves; 0, or nothing: they ask the school. */
            priceMinor?: components["schemas"]["PriceMinor"];
            externalId?: components["schemas"]["ExternalId"];
        };
        /** @description Fields that are left out stay. */
        SchoolCourseChange: {
            courseId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["BasedOn"];
            name?: components["schemas"]["SystematicCourseName"];
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            textbookId?: components["schemas"]["Id"];
            lessonMinutes?: components["schemas"]["LessonMinutes"];
            introduction?: string;
            priceMinor?: components["schemas"]["PriceMinor"];
            /**
             * @description A closed course takes no new students.
             * @enum {string}
             */
            status?: "published" | "closed";
            externalId?: components["schemas"]["ExternalId"];
        };
        /** @description Classes of systematic courses, all of them without a field. */
        SchoolClassFilter: {
            /** @description Found in the names of class, course and teacher, and in the external id. */
            keyword?: string;
            courseId?: components["schemas"]["Id"];
            teacherId?: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A class as the school office sees it. */
        OfficeClass: {
            classId: components["schemas"]["Id"];
            /** @example HSK 1 晚班 */
            className: string;
            courseId: components["schemas"]["Id"];
            courseName: string;
            classType: components["schemas"]["ClassType"];
            teacher: components["schemas"]["SchoolPersonBrief"];
            studentLimit: number;
            studentCount: number;
            lessonCount: number;
            nextLessonAt: components["schemas"]["OptionalInstant"];
            externalId: string | null;
            updatedAt: components["schemas"]["UpdatedAt"];
        };
        /** @description Classes, by name. */
        SchoolClassPage: {
            records: components["schemas"]["OfficeClass"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A class with its students and lessons. */
        SchoolClassDetail: {
            class: components["schemas"]["OfficeClass"];
            /** @description By name. */
            students: components["schemas"]["SchoolPersonBrief"][];
            /** @description In order. */
            lessons: {
                lessonId: components["schemas"]["Id"];
                lessonNo: number;
                lessonName: string;
                startTime: components["schemas"]["Instant"];
                endTime: components["schemas"]["Instant"];
                hasBegun: boolean;
            }[];
        };
        /** @example HSK 1 晚班 */
        OfficeClassName: string;
        /**
         * @description Seats; at most those of the course's class type.
         * @example 30
         */
        StudentLimit: number;
        /** @description A class of a systematic course. */
        NewSchoolClass: {
            courseId: components["schemas"]["Id"];
            name: components["schemas"]["OfficeClassName"];
            teacherId: components["schemas"]["Id"];
            studentLimit?: components["schemas"]["StudentLimit"];
            externalId?: components["schemas"]["ExternalId"];
        };
        /** @description Fields that are left out stay. */
        SchoolClassChange: {
            classId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["BasedOn"];
            name?: components["schemas"]["OfficeClassName"];
            teacherId?: components["schemas"]["Id"];
            studentLimit?: components["schemas"]["StudentLimit"];
            externalId?: components["schemas"]["ExternalId"];
            /** @description The new teacher is busy at some of the times. */
            confirm?: boolean;
        };
        /** @description A class and students of the school. */
        ClassStudentsChange: {
            classId: components["schemas"]["Id"];
            stuIds: components["schemas"]["Id"][];
        };
        /**
         * @description What a clock shows, `HH:mm`.
         * @example 19:30
         */
        ClockTime: string;
        /** @description One lesson of every week, by the school's clock. */
        CycleSlot: {
            /**
             * @description 1 is Monday.
             * @example 6
             */
            weekday: number;
            time: components["schemas"]["ClockTime"];
        };
        /**
         * Format: date
         * @description A day of a calendar, `YYYY-MM-DD`.
         * @example 2026-11-20
         */
        CalendarDay: string;
        /** @description Lessons of a class by a weekly schedule. */
        LessonSeries: {
            classId: components["schemas"]["Id"];
            cycle: components["schemas"]["CycleSlot"][];
            /** @description No lesson is earlier, by the calendar of `timeZone`. */
            startDate: components["schemas"]["CalendarDay"];
            /**
             * @description Lessons.
             * @example 16
             */
            count: number;
            /** @description Left out: those of the course. */
            durationMinutes?: components["schemas"]["LessonMinutes"];
            /** @description Whose clock the schedule is written by. */
            timeZone: components["schemas"]["TimeZone"];
        };
        /**
         * @description `begun`: the class started, or its room was closed. `noneLeft`: this month's moves are used up. `teacherBusy`: possible all the same, with `confirm`. `overlap`: lies over an earlier lesson of the same list.
         * @enum {string}
         */
        LessonTimeProblem: "inPast" | "begun" | "noneLeft" | "studentsBusy" | "teacherBusy" | "overlap";
        /** @description Whether a lesson can be at this time. */
        LessonTimeCheck: {
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description At once, or with `confirm`. */
            isPossible: boolean;
            /** @description Possible with `confirm` only. */
            needsConfirmation: boolean;
            /** @description What stands in the way; null when nothing does. */
            problem: components["schemas"]["LessonTimeProblem"] | null;
            /** @description Lessons at the same time, earliest first. */
            conflicts: components["schemas"]["LessonConflict"][];
        };
        /** @description What `createLessonSeries` would do. */
        LessonSeriesPreview: {
            isPossible: boolean;
            needsConfirmation: boolean;
            lessons: {
                lessonNo: number;
                lessonName: string;
                /** @description The clock skips the hour on this day, so the lesson is later than the schedule says. */
                isShifted: boolean;
                check: components["schemas"]["LessonTimeCheck"];
            }[];
        };
        /** @description Lessons of a class by a weekly schedule. */
        LessonSeriesRequest: {
            classId: components["schemas"]["Id"];
            cycle: components["schemas"]["CycleSlot"][];
            startDate: components["schemas"]["CalendarDay"];
            /** @example 16 */
            count: number;
            durationMinutes?: components["schemas"]["LessonMinutes"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description The teacher is busy at some of the times. */
            confirm?: boolean;
        };
        /**
         * @description `page`: of a partner's page in browsers; has no secret, only its origins count. `server`: of a partner's server; has a secret.
         * @enum {string}
         */
        ClientKeyKind: "page" | "server";
        /**
         * @description An origin: scheme, host, and the port where it is not the usual one. https; http only on this machine.
         * @example https://school.example
         */
        WebOrigin: string;
        /** @description A program that may call for the school. */
        ClientKey: {
            keyId: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["ClientKeyKind"];
            origins: components["schemas"]["WebOrigin"][];
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["OptionalInstant"];
            revokedAt: components["schemas"]["OptionalInstant"];
        };
        /** @example 学校网站 */
        ClientKeyName: string;
        /** @description A new key. */
        NewClientKey: {
            name: components["schemas"]["ClientKeyName"];
            kind: components["schemas"]["ClientKeyKind"];
            origins?: components["schemas"]["WebOrigin"][];
        };
        /** @description A key with its secret, which is given this once. */
        ClientKeySecret: {
            key: components["schemas"]["ClientKey"];
            /** @description Null for a page. */
            secret: string | null;
        };
        /** @description Names one key. */
        ClientKeyRef: {
            keyId: components["schemas"]["Id"];
        };
        /** @description The origins of a key. */
        ClientKeyOrigins: {
            keyId: components["schemas"]["Id"];
            origins: components["schemas"]["WebOrigin"][];
        };
        /** @description Entries of the log, all of them without a field. */
        AuditFilter: {
            /** @description Found in the name of who acted, and in what it was about. */
            keyword?: string;
            /**
             * @description Such as `person.added`, or the beginning: `person`.
             * @example person
             */
            action?: string;
            actorId?: components["schemas"]["Id"];
            targetId?: components["schemas"]["Id"];
            from?: components["schemas"]["Instant"];
            until?: components["schemas"]["Instant"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description One change in the school office. */
        AuditEntry: {
            entryId: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Null for a command on the server's machine. */
            actorId: string | null;
            actorName: string;
            /** @example person.added */
            action: string;
            /** @enum {string} */
            targetType: "school" | "person" | "invitation" | "course" | "class" | "key" | "job" | "import" | "order" | "enquiry";
            targetId: string;
            /** @description Names and values to read; no secrets. */
            detail: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description The log, newest first. */
        AuditPage: {
            records: components["schemas"]["AuditEntry"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Files of the school's people. */
        SchoolStorage: {
            usedBytes: number;
            quotaBytesPerPerson: number;
            /** @description Of the disk; null where it is unknown. */
            freeBytes: number | null;
            /** @description Those who use the most, most first. */
            people: {
                person: components["schemas"]["SchoolPersonBrief"];
                role: components["schemas"]["Role"];
                usedBytes: number;
                files: number;
            }[];
        };
        /** @enum {string} */
        SchoolJobStatus: "waiting" | "running" | "done" | "failed";
        /** @description Jobs of the school, all of them without a field. */
        SchoolJobFilter: {
            status?: components["schemas"]["SchoolJobStatus"];
            /** @example transcode */
            kind?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Work that runs by itself. */
        SchoolJob: {
            jobId: components["schemas"]["Id"];
            /** @example transcode */
            kind: string;
            /**
             * @description What it is about, as far as it has a name.
             * @example 第三课 家人
             */
            about: string;
            status: components["schemas"]["SchoolJobStatus"];
            runAt: components["schemas"]["Instant"];
            attempts: number;
            /** @description The beginning of the last error; null while there is none. */
            error: string | null;
            createdAt: components["schemas"]["Instant"];
            finishedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description Jobs, newest first. */
        SchoolJobPage: {
            records: components["schemas"]["SchoolJob"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one job. */
        SchoolJobRef: {
            jobId: components["schemas"]["Id"];
        };
        /**
         * @description A kind of row that is imported and exported. `series` are weekly schedules of lessons.
         * @enum {string}
         */
        SchoolTable: "teachers" | "students" | "textbooks" | "courses" | "classes" | "series" | "enrolments";
        /** @description The file. */
        SchoolImportUpload: {
            /**
             * Format: binary
             * @description At most 20 MiB, 20,000 rows, 100 columns.
             */
            file: string;
            /** @description What the rows are; left out for OneRoster, or where the columns say it. */
            table?: components["schemas"]["SchoolTable"];
        };
        /**
         * @description `reading`: being read and checked. `checked`: waits for `applySchoolImport`. `failed`: `failure` says why; nothing more is written.
         * @enum {string}
         */
        SchoolImportState: "reading" | "checked" | "applying" | "done" | "failed" | "discarded";
        /** @enum {string} */
        SchoolImportFailure: "broken" | "too-large" | "too-many-rows" | "too-many-columns" | "encrypted" | "unknown-encoding" | "unknown-columns" | "ambiguous-columns" | "too-many-lessons" | "no-rows" | "timed-out" | "crashed" | "gave-up";
        /** @description An import and how far it is. */
        SchoolImport: {
            importId: components["schemas"]["Id"];
            fileName: string;
            /** @enum {string|null} */
            format: "csv" | "xlsx" | "oneroster" | null;
            /**
             * @description Only a CSV file has one.
             * @example gb18030
             */
            encoding: string | null;
            tables: components["schemas"]["SchoolTable"][];
            state: components["schemas"]["SchoolImportState"];
            failure: components["schemas"]["SchoolImportFailure"] | null;
            /** @enum {string|null} */
            mode: "all" | "good" | null;
            rows: number;
            good: number;
            /** @description Rows with a problem. */
            bad: number;
            /** @description Good rows that were carried out. */
            done: number;
            created: number;
            changed: number;
            unchanged: number;
            /** @description The administrator as they were called then. */
            createdBy: string;
            createdAt: components["schemas"]["Instant"];
            finishedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description A page of imports. */
        SchoolImportFilter: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Imports, newest first. */
        SchoolImportPage: {
            records: components["schemas"]["SchoolImport"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one import. */
        SchoolImportRef: {
            importId: components["schemas"]["Id"];
        };
        /**
         * @description `good` and `bad` until it is carried out.
         * @enum {string}
         */
        SchoolImportRowState: "good" | "bad" | "created" | "changed" | "unchanged";
        /** @description Rows of an import, all of them without `state`. */
        SchoolImportRowFilter: {
            importId: components["schemas"]["Id"];
            state?: components["schemas"]["SchoolImportRowState"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /**
         * @description Why a row cannot be taken. `double-in-file`: an earlier row has the same id or name. `taken`: another row of the school has it. `unknown`: there is no such thing in the school or in the file. `cut-row`: fewer cells than the first line has. `needs-bad-row`: it needs a row of the file that cannot be taken itself. `teacher-busy`, `students-busy`: a lesson of the school or of the file is at the same time; `value` names it.
         * @enum {string}
         */
        SchoolImportProblem: "required" | "too-long" | "too-short" | "not-a-name" | "not-a-username" | "not-a-phone" | "not-a-date" | "not-a-time" | "not-a-weekday" | "not-a-number" | "out-of-range" | "not-a-zone" | "not-a-role" | "not-a-type" | "not-readable" | "cut-row" | "too-many-cells" | "double-in-file" | "taken" | "unknown" | "is-closed" | "class-full" | "in-past" | "teacher-busy" | "students-busy" | "overlap" | "role-differs" | "family-differs" | "needs-bad-row";
        /** @description One row of the file. */
        SchoolImportRow: {
            /**
             * @description Counted from 1, the line of the columns included.
             * @example 2
             */
            line: number;
            table: components["schemas"]["SchoolTable"];
            /**
             * @description Name or id, to find it again.
             * @example Mia Rossi
             */
            label: string;
            state: components["schemas"]["SchoolImportRowState"];
            problems: {
                /**
                 * @description The column, as imports name it; empty for the row.
                 * @example mobile
                 */
                field: string;
                reason: components["schemas"]["SchoolImportProblem"];
                /** @description What stands there, cut to 100 characters. */
                value: string;
                /**
                 * @description Line of the row of the file that it collides with or needs; left out where that is none of the file.
                 * @example 7
                 */
                otherLine?: number;
            }[];
        };
        /** @description Rows in the order of the file. */
        SchoolImportRowPage: {
            records: components["schemas"]["SchoolImportRow"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Which rows are carried out. */
        SchoolImportApplication: {
            importId: components["schemas"]["Id"];
            /** @enum {string} */
            mode: "all" | "good";
        };
        /** @description What is exported. OneRoster holds all tables in one ZIP, and `table` says nothing there. */
        SchoolExportRequest: {
            table: components["schemas"]["SchoolTable"];
            /** @enum {string} */
            format: "csv" | "xlsx" | "oneroster";
        };
        InvitationSecret: string;
        /** @description What the link of an invitation carries. */
        InvitationToken: {
            token: components["schemas"]["InvitationSecret"];
        };
        /** @description What the school knows of a family that registers; the family may correct it. */
        RegistrationDetails: {
            /** @description Empty for a learner who asked themselves. */
            parentName: string;
            parentMobile: string;
        };
        /** @description Whom it is for. */
        OpenInvitation: {
            /** @example 华文学校 */
            schoolName: string;
            /** @example Mia Rossi */
            name: string;
            /**
             * @description What others call the person until they say otherwise.
             * @example Mia
             */
            nickname: string;
            /** @example mia.rossi */
            username: string;
            role: components["schemas"]["Role"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Of a family that asked the school as visitors: it registers, and chooses more than a password. Null for a person the school has added. */
            registration: components["schemas"]["RegistrationDetails"] | null;
        };
        /** @description The password the person chooses. */
        InvitationAcceptance: {
            token: components["schemas"]["InvitationSecret"];
            password: components["schemas"]["ChosenPassword"];
            passwordAgain: components["schemas"]["ChosenPassword"];
            /** @description What others shall call the person, where it is not the school's name for them. */
            name?: components["schemas"]["PersonName"];
            /** @description Of an invitation with `registration` only: the name to sign in with. */
            username?: components["schemas"]["AccountUsername"];
            /** @description As above: how the learner is called in the school. */
            studentName?: components["schemas"]["PersonName"];
            /** @description As above. */
            parentName?: string;
            /** @description As above. */
            parentMobile?: string;
        };
        /** @description With it and the password the person signs in. */
        AcceptedInvitation: {
            /** @example mia.rossi */
            username: string;
            role: components["schemas"]["Role"];
        };
        /** @description One thing a client noticed about itself. */
        MetricEntry: {
            /** @description Empty before sign-in. */
            userId: string;
            stuId?: string;
            /**
             * @description `WebVital` is not in the document: LCP, INP and CLS of a page, as browsers measure them.
             * @enum {string}
             */
            subBizType: "WhiteScreen" | "CommRequest" | "WebVital";
            /** @enum {string} */
            logType: "info" | "warn" | "error";
            collectTime: components["schemas"]["Instant"];
            /** @description JSON, cut at 1500 characters. */
            data: string;
        };
        /** @description A batch of metrics. */
        MetricsReport: {
            sendTime: components["schemas"]["Instant"];
            infos: components["schemas"]["MetricEntry"][];
        };
        /** @description How much of a report was stored. */
        MetricsReceipt: {
            /**
             * @description Entries stored.
             * @example 10
             */
            accepted: number;
        };
        /** @description A length a lesson can have. */
        CourseDuration: {
            /** @example 45 */
            durationMinutes: number;
            /** @example 45 分钟 */
            label: string;
        };
        /**
         * @description Country or region, ISO 3166-1 alpha-2.
         * @example CN
         * @example JP
         */
        Nation: string;
        /** @description A country and its dialling code. */
        PhoneZone: {
            nation: components["schemas"]["Nation"];
            /**
             * @description Without plus.
             * @example 86
             */
            zone: string;
            /**
             * @description In the caller's language.
             * @example 中国
             */
            name: string;
            /**
             * @description Two regional indicator letters.
             * @example 🇨🇳
             */
            flag: string;
            /**
             * @description How a mobile number there looks, digits only.
             * @example 13123456789
             */
            example: string | null;
            /** @description Stands at the top of the list. */
            isCommon: boolean;
        };
        /** @description The country asked about. */
        NationRequest: {
            nation: components["schemas"]["Nation"];
        };
        /** @description The version that asks. */
        DesktopReleasesRequest: {
            /** @example 1.4.0 */
            version?: string;
        };
        /** @description One version of the desktop client. */
        DesktopRelease: {
            /** @example 1.5.0 */
            version: string;
            releasedAt: components["schemas"]["Instant"];
            /**
             * @description What is new
             * @example 白板支持手写公式
             */
            notes: string;
            /**
             * @description Of what an update loads.
             * @example 4718592
             */
            sizeBytes: number;
            /** @description Older clients must update before they go on. */
            isForced: boolean;
        };
        /** @description The download page, and what the version that asks must do. */
        DesktopReleases: {
            /**
             * @description `required` when a forced version is newer than the one that asks.
             * @enum {string}
             */
            update: "none" | "available" | "required";
            /** @description The newest first. */
            releases: components["schemas"]["DesktopRelease"][];
        };
        /**
         * @description Interface language, as sent in `Accept-Language`. The default is `en-US`.
         * @enum {string}
         */
        Language: "zh-CN" | "en-US" | "ja-JP";
        /** @description An account to try the product with. */
        DemoAccount: {
            /** @example student.anna */
            username: string;
            /** @example Anna */
            name: string;
            role: components["schemas"]["Role"];
            /**
             * @description Of the phone
             * @example 86
             */
            zone: string;
            /**
             * @description Codes that are sent there stand in the outbox.
             * @example 13800000003
             */
            mobile: string;
        };
        /** @description One password for every demo account. */
        DemoAccess: {
            /** @example Huawen-2026 */
            password: string;
            accounts: components["schemas"]["DemoAccount"][];
        };
        /** @description Limits that screens name. */
        Limits: {
            /**
             * @description Students.
             * @example 30
             */
            smallClass: number;
            /**
             * @description Students.
             * @example 200
             */
            largeClass: number;
            /**
             * @description Characters.
             * @example 200
             */
            ratingComment: number;
            /**
             * @description Characters of one chat message.
             * @example 1000
             */
            message: number;
        };
        /** @enum {string} */
        PasswordCharacterKind: "lower" | "upper" | "digit" | "symbol";
        /** @description What the school wants of a new password. Lengths count characters as people do, a hanzi is one. */
        PasswordRule: {
            /** @example 8 */
            minLength: number;
            /** @example 16 */
            maxLength: number;
            /**
             * @description How many kinds of character at least.
             * @example 3
             */
            kinds: number;
            /**
             * @description Kinds that must be among them.
             * @example []
             */
            needs: components["schemas"]["PasswordCharacterKind"][];
            /** @description Common and leaked passwords are refused. */
            refusesCommon: boolean;
        };
        /** @description What a client needs before anybody signs in. */
        BaseInfo: {
            /** @example 华文课堂 */
            productName: string;
            /** @example 华文学校 */
            schoolName: string;
            /**
             * Format: uri
             * @description A square picture that opens for every visitor.
             */
            schoolLogo: string | null;
            /** @description False on a server on which no school was made yet; nobody can sign in there. */
            hasSchool?: boolean;
            schoolTimeZone: components["schemas"]["TimeZone"];
            serverTime: components["schemas"]["Instant"];
            languages: components["schemas"]["Language"][];
            /**
             * @description What can work here. Codes by `sms` need a text message service, `wechat` an app id; without `sms` nobody gets a new password by phone either.
             * @example [
             *       "username",
             *       "phone"
             *     ]
             */
            signInWays: ("username" | "phone" | "sms" | "wechat")[];
            /** @description Accounts to try the product with; null in production. */
            demo: components["schemas"]["DemoAccess"] | null;
            limits: components["schemas"]["Limits"];
            passwordRule: components["schemas"]["PasswordRule"];
        };
        /** @description The feedback asked about. */
        FeedbackDetailRequest: {
            id: components["schemas"]["Id"];
        };
        /** @description A ready-made sentence of feedback. */
        FeedbackOption: {
            optionId: components["schemas"]["Id"];
            /**
             * @description In the language of `Accept-Language`.
             * @example Clear explanations
             */
            label: string;
            /** @enum {string} */
            tone: "positive" | "negative";
        };
        /** @description What somebody said about a lesson. */
        FeedbackDetail: {
            id: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            /** @example 第三课 你叫什么名字 */
            lessonName: string;
            startsAt: components["schemas"]["Instant"];
            /** @example HSK 1 周五班 */
            className: string;
            author: components["schemas"]["Person"];
            authorRole: components["schemas"]["Role"];
            /** @description The student it is about; null for the lesson as a whole. */
            about: components["schemas"]["Person"] | null;
            /** @description What was chosen. */
            options: components["schemas"]["FeedbackOption"][];
            /** @example 声调进步很大 */
            content: string;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description Which people of the account. */
        AccountStudentsRequest: {
            /**
             * @description `017001` is students.
             * @enum {string}
             */
            accountType: "017001";
        };
        /** @description A student of a family's account. */
        AccountStudent: {
            stuId: components["schemas"]["Id"];
            /** @example Grace Okafor */
            name: string;
            /** @example Grace */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /**
             * @example 三年级
             * @example null
             */
            gradeName: string | null;
            /** @description The one this sign-in acts for. */
            isCurrent: boolean;
        };
        /** @description The student meant. */
        StudentChoice: {
            stuId: components["schemas"]["Id"];
        };
        /** @description The teacher meant. */
        TeacherChoice: {
            tchId: components["schemas"]["Id"];
        };
        /** @description A class that both are in. */
        TaughtClass: {
            classId: components["schemas"]["Id"];
            /** @example HSK 1 周五班 */
            className: string;
            courseId: components["schemas"]["Id"];
            /** @example HSK 1 标准课程 */
            courseName: string;
        };
        /** @description A teacher as their students see them. */
        TeacherInfo: {
            tchId: components["schemas"]["Id"];
            /** @example 李静 */
            name: string;
            /** @example 李老师 */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /** @example 教了十年汉语 */
            introduction: string;
            /** @description Classes of mine that they teach. */
            classes: components["schemas"]["TaughtClass"][];
        };
        /** @description What others see of a person. Fields that are left out stay; an empty `birthday` takes it back. */
        ProfileChange: {
            /** @example Anna Kowalska */
            name?: string;
            /** @example 小安 */
            nickname?: string;
            avatar?: components["schemas"]["ObjectKey"];
            /** @example 喜欢汉字 */
            introduction?: string;
            /** @description Not in the future; empty for none. */
            birthday?: string | "";
            gradeId?: components["schemas"]["Id"];
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description A person as they see themselves. */
        Profile: {
            userId: components["schemas"]["Id"];
            /** @example Anna Kowalska */
            name: string;
            /** @example 小安 */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /** @example 喜欢汉字 */
            introduction: string;
            /**
             * Format: date
             * @example 2015-04-12
             * @example null
             */
            birthday: string | null;
            gradeId: components["schemas"]["Id"] | null;
            /**
             * @description In the caller's language.
             * @example 三年级
             * @example null
             */
            gradeName: string | null;
            /** @description Chosen by the person; null follows the device. */
            timeZone: components["schemas"]["TimeZone"] | null;
        };
        /**
         * @description The phone number with its middle hidden; null when there is none.
         * @example 138****0003
         * @example null
         */
        MaskedMobile: string | null;
        /** @description The phone that the account will have, because the present one is lost. */
        PhoneChange: {
            /** @example 81 */
            zone: string;
            /**
             * @description Its middle is hidden.
             * @example 90****5678
             */
            mobile: string;
            /** @description Until then it can be called off. */
            effectiveAt: components["schemas"]["Instant"];
        };
        /** @description The WeChat that signs in to this account. */
        WechatBinding: {
            /** @example 安娜 */
            nickname: string;
            boundAt: components["schemas"]["Instant"];
        };
        /**
         * @description What the person calls the passkey.
         * @example My laptop
         */
        PasskeyName: string;
        /** @description A passkey that signs in to the account. */
        Passkey: {
            passkeyId: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            createdAt: components["schemas"]["Instant"];
            /** @description Null when it has not been used yet. */
            lastUsedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description Somebody an account signs in as. */
        AccountPerson: {
            userId: components["schemas"]["Id"];
            /** @example Grace Okafor */
            name: string;
            role: components["schemas"]["Role"];
        };
        /** @description The account that is signed in, for the security centre. */
        AccountInfo: {
            profile: components["schemas"]["Profile"];
            /** @example student.anna */
            username: string;
            /**
             * @description Of the phone
             * @example 86
             * @example null
             */
            zone: string | null;
            mobile: components["schemas"]["MaskedMobile"];
            phoneChange: components["schemas"]["PhoneChange"] | null;
            wechat: components["schemas"]["WechatBinding"] | null;
            hasPassword: boolean;
            /** @description Null while nobody has chosen one. */
            passwordChangedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Days until the person is asked to change the password; null where nothing is known.
             * @example 61
             * @example 0
             * @example null
             */
            passwordDaysLeft: number | null;
            /** @description Time to change it. */
            isPasswordOld: boolean;
            /** @description Signing in takes two steps: the password or a text code opens nothing by itself. */
            isTwoFactor: boolean;
            /** @description When the authenticator app was set up; null without one. */
            totpSince: components["schemas"]["OptionalInstant"];
            /** @example 9 */
            recoveryCodesLeft: number;
            /** @description The oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * @description Sign-ins of this account that are in use.
             * @example 1
             */
            sessionCount: number;
            /** @example 2 */
            deviceCount: number;
            /** @description The account is deleted then; null when nobody asked for it. */
            closesAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Days between asking for the account's deletion and the deletion.
             * @example 7
             */
            deletionDays: number;
            /** @description Everybody this account signs in as, by name. They are deleted with it, all at once. */
            people: components["schemas"]["AccountPerson"][];
        };
        /** @description A new password instead of the old one. */
        PasswordChange: {
            oldPassword: components["schemas"]["Password"];
            password: components["schemas"]["ChosenPassword"];
            passwordAgain: components["schemas"]["ChosenPassword"];
            /**
             * @description The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against.
             * @example false
             */
            keepWechat?: boolean;
        };
        /** @description The new phone, and proof of it. */
        MobileChange: {
            zone: components["schemas"]["Zone"];
            mobile: components["schemas"]["Mobile"];
            smsCode: components["schemas"]["SmsCodeText"];
            password?: components["schemas"]["Password"];
            /**
             * @description The present phone cannot prove itself any more: with the password, the new one takes its place after 72 hours.
             * @example false
             */
            isOldPhoneLost?: boolean;
        };
        /** @description A new password instead of a forgotten one. */
        PasswordReset: {
            smsCode: components["schemas"]["SmsCodeText"];
            password: components["schemas"]["ChosenPassword"];
            passwordAgain: components["schemas"]["ChosenPassword"];
            /**
             * @description The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against.
             * @example false
             */
            keepWechat?: boolean;
        };
        /** @description A first password. */
        NewPassword: {
            password: components["schemas"]["ChosenPassword"];
            passwordAgain: components["schemas"]["ChosenPassword"];
        };
        /**
         * @description `waitingToStart`: the door is open. `expired`: its time passed and it never started. `absent`: a student's own view of an ended lesson they never entered. `waitingToBeAdjusted`: called off, its new time is not known yet.
         * @enum {string}
         */
        LessonStatus: "notStarted" | "waitingToStart" | "inProgress" | "ended" | "expired" | "absent" | "waitingToBeAdjusted";
        /**
         * @description Why this person cannot enter now.
         * @enum {string}
         */
        EntryDenial: "doorNotOpen" | "entryClosed" | "roomFull" | "removed" | "ended" | "notEnrolled";
        /**
         * @description `late`: entered after the class started.
         * @enum {string}
         */
        Attendance: "present" | "late" | "absent";
        /**
         * @description `systematic`: planned by the school. `public`: made by a teacher, open to registration.
         * @enum {string}
         */
        CourseCategory: "systematic" | "public";
        /**
         * @description `pending`: there is one, and the school has not decided on it. `ready`: it can be watched.
         * @enum {string}
         */
        LessonReplayState: "none" | "pending" | "ready";
        /**
         * @description Whether a student is going to come.
         * @enum {string}
         */
        AttendancePlan: "attending" | "onLeave";
        /** @description A lesson as lists and doors show it, for the person who asks. */
        LessonSummary: {
            lessonId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            /** @example 汉语初级一 */
            courseName: string;
            /** @example 第三课 你好吗 */
            lessonName: string;
            /**
             * @description Place of the lesson in its course, counted from 1.
             * @example 3
             */
            lessonNo: number;
            /**
             * @description Lessons of the course, as the school sells it; a class may have fewer or more of them planned.
             * @example 12
             */
            totalLessons: number;
            classType: components["schemas"]["ClassType"];
            /**
             * @description Kind of course, as the school names it.
             * @example live
             */
            teachingType: string;
            teacher: components["schemas"]["Person"];
            /** @description Scheduled start. */
            startTime: components["schemas"]["Instant"];
            /** @description Scheduled end. */
            endTime: components["schemas"]["Instant"];
            /** @description When the teacher started the class. */
            startedAt: components["schemas"]["OptionalInstant"];
            /** @description When the class ended. */
            endedAt: components["schemas"]["OptionalInstant"];
            status: components["schemas"]["LessonStatus"];
            /** @description Entry is possible from here on. */
            doorOpensAt: components["schemas"]["Instant"];
            /** @description Last instant of a first entry; null when it does not close for this person. */
            entryClosesAt: components["schemas"]["OptionalInstant"];
            /** @description This person may enter now. The server decides; screens show it. */
            canEnter: boolean;
            /** @description Why not; null when `canEnter`. */
            enterDenial: components["schemas"]["EntryDenial"] | null;
            /** @description This person may start the class now; false for students. */
            canStart: boolean;
            /**
             * @description Enrolled students.
             * @example 8
             */
            studentCount: number;
            /** @example 30 */
            studentLimit: number;
            /** @description The asking student's own; null for teachers and before the lesson. */
            attendance: components["schemas"]["Attendance"] | null;
            /** @description The asking student has rated this lesson. */
            hasRated: boolean;
            /**
             * @description Tells apart two classes of one course.
             * @example 初级一班
             */
            className: string;
            courseKind: components["schemas"]["CourseCategory"];
            /**
             * @description Files of this lesson.
             * @example 2
             */
            resourceCount: number;
            /**
             * @description Published homework of this lesson. What is hidden until the class has ended is counted for its teacher at once, for students from then on.
             * @example 1
             */
            homeworkCount: number;
            replay: components["schemas"]["LessonReplayState"];
            /** @description What the asking student said about coming; null for teachers, and as long as nothing was said. */
            plan: components["schemas"]["AttendancePlan"] | null;
            /** @description Its start before it was last moved; null when it never was. */
            movedFrom: components["schemas"]["OptionalInstant"];
        };
        /** @description The lessons of one day, earliest first. The day is the viewer's, by the `timeZoneId` header. */
        LessonDay: {
            /** @description The server's clock */
            serverTime: components["schemas"]["Instant"];
            schoolTimeZone: components["schemas"]["TimeZone"];
            lessons: components["schemas"]["LessonSummary"][];
        };
        /** @description A day of the viewer's calendar, by the `timeZoneId` header. */
        TheDayRequest: {
            theDay: components["schemas"]["CalendarDay"];
        };
        /** @description A year of the viewer's calendar, by the `timeZoneId` header. */
        YearRequest: {
            /** @example 2026 */
            year: number;
        };
        /** @description A day with something on it. */
        LessonDate: {
            day: components["schemas"]["CalendarDay"];
            lessons: number;
            /** @description Homework that is due on it. */
            homework: number;
        };
        /** @description Days of a year that have lessons, or homework that is due. */
        LessonDates: {
            year: number;
            /** @description In order. */
            days: components["schemas"]["LessonDate"][];
        };
        /** @description One page of courses. */
        CoursePageRequest: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @example HSK 1 · 日常汉语入门 */
        CourseNameText: string;
        /**
         * Format: uri-reference
         * @description Picture of the course; null without one.
         * @example null
         */
        CoverUrl: string | null;
        /** @example 60 */
        Percent: number;
        /** @description A chapter that was open not long ago. */
        RecentStudy: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            coverUrl: components["schemas"]["CoverUrl"];
            chapterId: components["schemas"]["Id"];
            /** @example 3 */
            chapterNo: number;
            chapterName: string;
            percent: components["schemas"]["Percent"];
            seconds: number;
            studiedAt: components["schemas"]["Instant"];
        };
        /** @description Chapters by when they were last open. */
        RecentStudyPage: {
            records: components["schemas"]["RecentStudy"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description How a student goes on with a chapter. */
        StudyProgressReport: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            /** @description Read so far. Less than before changes nothing. */
            percent: components["schemas"]["Percent"];
            /**
             * @description Spent since the last report; they add up.
             * @example 30
             */
            seconds: number;
        };
        /** @description Where the student stands after the report. */
        StudyProgress: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            percent: components["schemas"]["Percent"];
            /** @example 640 */
            seconds: number;
            studiedAt: components["schemas"]["Instant"];
            /** @description The average of all chapters of the course. */
            coursePercent: components["schemas"]["Percent"];
        };
        /**
         * @description Kind of course, as the school names it.
         * @example live
         */
        TeachingTypeText: string;
        /** @description A kind of course the student has. */
        TeachingType: {
            teachingType: components["schemas"]["TeachingTypeText"];
            /**
             * @description In the reader's language.
             * @example 直播课
             */
            label: string;
            /** @description The student's courses of this kind. */
            courses: number;
        };
        /**
         * @description By the lessons of the student's class: none held yet, some, all.
         * @enum {string}
         */
        StudentCourseStatus: "notStarted" | "inProgress" | "ended";
        /** @description The student's courses, all of them, those in one state, or those of one kind. */
        StudentCourseRequest: {
            status?: components["schemas"]["StudentCourseStatus"];
            /** @description One of `listTeachingTypes`. */
            teachingType?: components["schemas"]["TeachingTypeText"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @example 周末小班 A */
        ClassNameText: string;
        /** @example 第三课 你叫什么名字 */
        LessonNameText: string;
        /** @description The lesson that runs, or the next one to come. */
        NextLesson: {
            lessonId: components["schemas"]["Id"];
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            status: components["schemas"]["LessonStatus"];
        };
        /** @description A course a student takes, as a card shows it. */
        StudentCourse: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            courseName: components["schemas"]["CourseNameText"];
            coverUrl: components["schemas"]["CoverUrl"];
            kind: components["schemas"]["CourseCategory"];
            classType: components["schemas"]["ClassType"];
            teachingType: components["schemas"]["TeachingTypeText"];
            teacher: components["schemas"]["Person"];
            status: components["schemas"]["StudentCourseStatus"];
            /**
             * @description Of the course.
             * @example 12
             */
            totalLessons: number;
            /**
             * @description Of the student's class.
             * @example 4
             */
            lessonsHeld: number;
            /**
             * @description Of those held, by this student.
             * @example 3
             */
            lessonsAttended: number;
            /** @description Null when no lesson is to come. */
            nextLesson: components["schemas"]["NextLesson"] | null;
            /** @description Read of all chapters, by oneself. */
            studyPercent: components["schemas"]["Percent"];
            /** @description A contract that waits for the signature; lessons do not wait for it. Null when there is none. */
            unsignedContractId: components["schemas"]["Id"] | null;
        };
        /** @description A page of courses; the one with the next lesson first. */
        StudentCoursePage: {
            records: components["schemas"]["StudentCourse"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one lesson. */
        LessonRef: {
            lessonId: components["schemas"]["Id"];
        };
        /** @description The dot on the card is gone. */
        VisitReceipt: {
            lessonId: components["schemas"]["Id"];
            /** @description It was there until now. */
            isFirst: boolean;
            /** @description Of the first visit. */
            visitedAt: components["schemas"]["Instant"];
        };
        /** @description Joining a free public course. */
        RegistrationRequest: {
            courseId: components["schemas"]["Id"];
            /**
             * @description The student knows of lessons at the same time.
             * @default false
             */
            confirm: boolean;
        };
        /** @description The student is in the class. */
        Registration: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            registeredAt: components["schemas"]["Instant"];
            nextLesson: components["schemas"]["NextLesson"] | null;
        };
        /**
         * @description Stars.
         * @example 5
         */
        Stars: number;
        /** @description How a student did in a lesson, as the teacher saw it. */
        Performance: {
            listening: components["schemas"]["Stars"];
            speaking: components["schemas"]["Stars"];
            participation: components["schemas"]["Stars"];
            /** @example 声调进步很大，继续加油！ */
            comment: string;
            writtenAt: components["schemas"]["Instant"];
        };
        /** @description Null until the teacher has written it. */
        OptionalPerformance: components["schemas"]["Performance"] | null;
        /** @description Prizes by their kind. */
        PrizeCounts: {
            /** @example 3 */
            star: number;
            /** @example 1 */
            flower: number;
            /** @example 0 */
            trophy: number;
            /** @example 4 */
            total: number;
        };
        /**
         * @description `clicker`: one question said aloud, options A to F. `buzzer`: who is first. `questions`: choice questions of the bank. `check`: got it (A) or not yet (B). `writing`: each student writes characters by hand. `fillIn`: words are typed into a sentence. `dictation`: what is said is typed.
         * @enum {string}
         */
        PracticeKind: "clicker" | "buzzer" | "questions" | "check" | "writing" | "fillIn" | "dictation";
        /** @description How one student did in one practice. */
        PracticeSummary: {
            practiseId: components["schemas"]["Id"];
            kind: components["schemas"]["PracticeKind"];
            /** @example 第三题 */
            title: string;
            startedAt: components["schemas"]["Instant"];
            /** @example 5 */
            questionCount: number;
            hasAnswered: boolean;
            /**
             * @description Null where there is nothing to be right about.
             * @example 4
             */
            correctCount: number | null;
            /**
             * @description Place at the buzzer.
             * @example 2
             */
            rank: number | null;
        };
        /** @description Stars of an earlier lesson. */
        PerformanceHistory: {
            lessonId: components["schemas"]["Id"];
            /** @example 第二课 谢谢你 */
            lessonName: string;
            startTime: components["schemas"]["Instant"];
            listening: components["schemas"]["Stars"];
            speaking: components["schemas"]["Stars"];
            participation: components["schemas"]["Stars"];
        };
        /** @description One student's lesson in full. */
        PerformanceDetail: {
            lesson: components["schemas"]["LessonSummary"];
            student: components["schemas"]["Student"];
            /** @description Null before it is known. */
            attendance: components["schemas"]["Attendance"] | null;
            performance: components["schemas"]["OptionalPerformance"];
            /** @description Written, and the student has not read it. */
            isNew: boolean;
            prizes: components["schemas"]["PrizeCounts"];
            /** @description In the order they were held. */
            practises: components["schemas"]["PracticeSummary"][];
            /** @description Earlier lessons of the same class, the newest first. */
            history: components["schemas"]["PerformanceHistory"][];
        };
        /** @description The chat that belongs to a lesson. */
        ChatRoomRef: {
            chatRoomId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
        };
        /** @description A student's word about a lesson to come. */
        AttendancePlanRequest: {
            lessonId: components["schemas"]["Id"];
            plan: components["schemas"]["AttendancePlan"];
            /**
             * @description For the teacher.
             * @example 要去看医生
             */
            reason?: string;
        };
        /** @description The student's word, as the teacher sees it. */
        AttendancePlanReceipt: {
            lessonId: components["schemas"]["Id"];
            plan: components["schemas"]["AttendancePlan"];
            reason: string;
            saidAt: components["schemas"]["Instant"];
        };
        /** @description Whether the door is open for the asking student. */
        LessonEntry: {
            lesson: components["schemas"]["LessonSummary"];
            canEnter: boolean;
            /** @description Why not; null when `canEnter`. */
            denial: components["schemas"]["EntryDenial"] | null;
            /** @description What the student said about coming; null if nothing. */
            plan: components["schemas"]["AttendancePlan"] | null;
            serverTime: components["schemas"]["Instant"];
        };
        /** @description The chat of a room, as somebody who joins finds it. */
        ChatGroup: {
            chatRoomId: components["schemas"]["Id"];
            /** @description The teacher has closed the chat for students. */
            isChatForbidden: boolean;
            /** @description Number of the room's last event; 0 before the first. */
            lastSeq: number;
        };
        /**
         * @description `open` takes answers, `ended` shows them, `closed` is put away.
         * @enum {string}
         */
        PracticeStatus: "open" | "ended" | "closed";
        /** @enum {string} */
        OptionKey: "A" | "B" | "C" | "D" | "E" | "F";
        /**
         * @description Options by their letter.
         * @example [
         *       "B"
         *     ]
         */
        OptionKeys: components["schemas"]["OptionKey"][];
        /** @description What is right in one blank. */
        TypedAnswers: string[];
        /** @description Words that are typed; a sentence has `____` for each of them. */
        TypedQuestion: {
            /** @example 1 */
            blanks: number;
            /**
             * @description In characters or in pinyin.
             * @enum {string}
             */
            answerBy: "ime" | "pinyin";
            /** @description By blank; null for students while it is open. */
            accepted: components["schemas"]["TypedAnswers"][] | null;
            /** @description People by what they typed, for each blank; null for students while it is open. */
            buckets: {
                /** @example 5 */
                right: number;
                /** @description Pinyin without tones. */
                toneMissing: number;
                wrongTone: number;
                /** @description Another character of the same sound. */
                homophone: number;
                /** @description One letter of pinyin off. */
                sound: number;
                /** @description A character that looks alike. */
                near: number;
                other: number;
                empty: number;
            }[] | null;
        };
        /** @description A question as it was asked in class; the bank may have changed since. */
        PracticeQuestion: {
            /**
             * @description Counted from 1.
             * @example 1
             */
            no: number;
            /** @description In the question bank; null for a clicker. */
            questionId: components["schemas"]["Id"] | null;
            /**
             * @description Empty for a clicker; the character of a `writing`.
             * @example “谢谢”的意思是？
             */
            title: string;
            /** @description More than one option may be chosen. */
            isMultiple: boolean;
            /** @description Two at least; none where something is written or typed. */
            options: {
                key: components["schemas"]["OptionKey"];
                /** @example thank you */
                title: string;
                /**
                 * @description People who chose it; null for students while it is open.
                 * @example 5
                 */
                count: number | null;
            }[];
            /** @description Empty where there is nothing to be right about; null for students while it is open. */
            correctKeys: components["schemas"]["OptionKeys"] | null;
            /**
             * @description People who answered it.
             * @example 7
             */
            answered: number;
            /**
             * @description People who were right; null where there is nothing to be right about, and for students while it is open.
             * @example 5
             */
            correct: number | null;
            /** @description Of a `fillIn` and a `dictation`; null elsewhere. */
            typed: components["schemas"]["TypedQuestion"] | null;
        };
        /** @description What was typed into each blank; empty where nothing is typed. */
        TypedTexts: string[];
        /** @description What a page found out about a character that was written on it by hand. The ink itself is sent nowhere. */
        WritingResult: {
            /**
             * @description Of all tries until it was right, or until the student went on.
             * @example 2
             */
            mistakes: number;
            /**
             * @description Time from the first stroke on.
             * @example 14200
             */
            ms: number;
        };
        /** @description What one student answered. */
        PracticeAnswer: {
            student: components["schemas"]["Student"];
            answers: {
                /** @example 1 */
                no: number;
                keys: components["schemas"]["OptionKeys"];
                texts: components["schemas"]["TypedTexts"];
                /** @description How the character of a `writing` was written; null elsewhere. */
                written: components["schemas"]["WritingResult"] | null;
                /** @description Null where there is nothing to be right about, and for students while it is open. A character is right when it was written without a mistake. */
                isCorrect: boolean | null;
            }[];
            /**
             * @description Right answers; null as `isCorrect`.
             * @example 3
             */
            correctCount: number | null;
            /** @description Last change. */
            answeredAt: components["schemas"]["Instant"];
            /**
             * @description Place at the buzzer; equal for presses less than 10 ms apart. Null elsewhere.
             * @example 1
             */
            rank: number | null;
            /**
             * @description Milliseconds since it was opened.
             * @example 1840
             */
            afterMs: number;
        };
        /** @description An exercise during class, for the person who asks. */
        Practice: {
            practiseId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            kind: components["schemas"]["PracticeKind"];
            /** @example 第三题 */
            title: string;
            status: components["schemas"]["PracticeStatus"];
            /**
             * @description 0 has no limit.
             * @example 60
             */
            limitSeconds: number;
            startedAt: components["schemas"]["Instant"];
            /** @description When its time is up; null without a limit. */
            closesAt: components["schemas"]["OptionalInstant"];
            endedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description People who answered anything.
             * @example 7
             */
            answeredCount: number;
            questions: components["schemas"]["PracticeQuestion"][];
            /** @description Teachers: everybody's, the earliest first. Students: the buzzer's ranking once it ended, else empty. */
            answers: components["schemas"]["PracticeAnswer"][];
            /** @description The asking student's own; null for teachers, and before an answer. */
            mine: components["schemas"]["PracticeAnswer"] | null;
        };
        /** @description Exercises of a lesson, the newest first. */
        LessonPractices: {
            lessonId: components["schemas"]["Id"];
            /** @description The one on everybody's screen, open or ended; null when there is none. */
            currentPractiseId: components["schemas"]["Id"] | null;
            practises: components["schemas"]["Practice"][];
        };
        /** @description A place in the ranking; equal totals share it. */
        PrizeRank: {
            /** @example 1 */
            rank: number;
            student: components["schemas"]["Student"];
            counts: components["schemas"]["PrizeCounts"];
        };
        /** @enum {string} */
        PrizeKind: "star" | "flower" | "trophy";
        /** @description A reward that was given. */
        Prize: {
            prizeId: components["schemas"]["Id"];
            student: components["schemas"]["Student"];
            kind: components["schemas"]["PrizeKind"];
            /** @example 1 */
            count: number;
            /** @example 朗读很流利 */
            reason: string;
            awardedAt: components["schemas"]["Instant"];
        };
        /** @description Prizes of a lesson. */
        LessonPrizes: {
            lessonId: components["schemas"]["Id"];
            /**
             * @description Given in the lesson.
             * @example 12
             */
            total: number;
            /** @description Who got any, most first. */
            ranking: components["schemas"]["PrizeRank"][];
            /** @description Newest first. Students see their own. */
            prizes: components["schemas"]["Prize"][];
            /** @description The asking student's place; null for teachers, and for who got none. */
            mine: components["schemas"]["PrizeRank"] | null;
        };
        /** @description A student's answer. For a buzzer the call itself is the press. */
        PracticeAnswerRequest: {
            practiseId: components["schemas"]["Id"];
            /** @description One per question that was answered. */
            answers?: {
                /**
                 * @description Number of the question, from 1.
                 * @example 1
                 */
                no: number;
                keys: components["schemas"]["OptionKeys"];
                /** @description For a `writing`, whose `keys` are empty. */
                written?: components["schemas"]["WritingResult"];
                texts?: components["schemas"]["TypedTexts"];
            }[];
        };
        /**
         * @description What the course is about; plain text with line breaks.
         * @example 每周两次，用真实场景学商务表达。
         */
        CourseIntroduction: string;
        /** @description The chapter a lesson teaches. */
        LessonChapter: {
            chapterId: components["schemas"]["Id"];
            /** @example 3 */
            no: number;
            /** @example 第三课 你叫什么名字 */
            name: string;
            /**
             * @description In the reader's language; empty without a textbook.
             * @example 问名字，说自己是哪国人
             */
            summary: string;
            /**
             * @description New words.
             * @example 10
             */
            wordCount: number;
        };
        /** @description A lesson with what is around it. */
        LessonDetail: {
            lesson: components["schemas"]["LessonSummary"];
            kind: components["schemas"]["CourseCategory"];
            className: components["schemas"]["ClassNameText"];
            /** @description Of the course. */
            introduction: components["schemas"]["CourseIntroduction"];
            /** @description Null when the lesson belongs to no chapter. */
            chapter: components["schemas"]["LessonChapter"] | null;
            /**
             * @description Files shown with the lesson.
             * @example 2
             */
            resourceCount: number;
            /**
             * @description Homework of the lesson that the asking person can see.
             * @example 1
             */
            homeworkCount: number;
        };
        /** @description Names one course. */
        CourseRef: {
            courseId: components["schemas"]["Id"];
        };
        /** @description Who teaches a class. */
        ClassTeacher: {
            userId: components["schemas"]["Id"];
            /** @example 李静 */
            name: string;
            /** @example 李老师 */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            introduction: string;
        };
        /** @description A lesson in the timetable of a course. */
        StudentCourseLesson: {
            lessonId: components["schemas"]["Id"];
            /** @example 3 */
            no: number;
            name: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            status: components["schemas"]["LessonStatus"];
            /** @description The asking student's own; null before the lesson. */
            attendance: components["schemas"]["Attendance"] | null;
        };
        /** @description Everything on the page of a course the student takes. */
        PaidCourse: {
            course: components["schemas"]["StudentCourse"];
            introduction: components["schemas"]["CourseIntroduction"];
            /**
             * @description Null without a textbook.
             * @example 华文起步 · 第一册
             */
            textbookName: string | null;
            teacher: components["schemas"]["ClassTeacher"];
            lessons: components["schemas"]["StudentCourseLesson"][];
        };
        /** @description Of which course; of all if left out. */
        TopNoticeFilter: {
            courseId?: components["schemas"]["Id"];
        };
        /** @example 本周停课通知 */
        NoticeTitle: string;
        /** @example 因学校活动，本周六的课改到周日同一时间。 */
        NoticeContent: string;
        /** @description A notice of a teacher to a class. */
        Notice: {
            noticeId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            /** @example HSK 1 · 日常汉语入门 */
            courseName: string;
            title: components["schemas"]["NoticeTitle"];
            content: components["schemas"]["NoticeContent"];
            isTop: boolean;
            author: components["schemas"]["Person"];
            /** @description In the future while it waits; students see it from then on. */
            publishedAt: components["schemas"]["Instant"];
            /** @description Equal to `publishedAt` while nobody changed it; another one with each change. Of one that waits, when it was written. */
            updatedAt: components["schemas"]["Instant"];
            /** @description Students of the class who have read it. Null for students. */
            readCount: number | null;
            /** @description Students of the class who were told of it. Null for students. */
            audienceCount: number | null;
            /** @description False while the asking student has not opened it. Null for teachers. */
            isRead: boolean | null;
        };
        /** @description Notices to one's own classes. */
        StudentNoticeFilter: {
            /** @description Of one course. */
            courseId?: components["schemas"]["Id"];
            /** @description Of one class. */
            classId?: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Notices: those on top, then the newest first. */
        NoticePage: {
            records: components["schemas"]["Notice"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one notice. */
        NoticeRef: {
            noticeId: components["schemas"]["Id"];
        };
        /** @description A chapter, and how far the student read it. */
        ChapterProgress: {
            chapterId: components["schemas"]["Id"];
            /** @example 3 */
            no: number;
            /** @example 第三课 你叫什么名字 */
            name: string;
            /**
             * @description In the reader's language.
             * @example 问名字，说自己是哪国人
             */
            summary: string;
            /**
             * @description What reading it takes.
             * @example 18
             */
            minutes: number;
            /** @example 10 */
            wordCount: number;
            /** @description There is a text to read. */
            hasContent: boolean;
            percent: components["schemas"]["Percent"];
            /**
             * @description Spent with it so far.
             * @example 640
             */
            seconds: number;
            /** @description When it was last open; null when never. */
            studiedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description The table of contents of a course, with the student's progress. */
        CourseChapters: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            /** @example 华文起步 · 第一册 */
            textbookName: string | null;
            /** @description The average of all chapters. */
            percent: components["schemas"]["Percent"];
            /**
             * @description Of all chapters together.
             * @example 3120
             */
            seconds: number;
            chapters: components["schemas"]["ChapterProgress"][];
        };
        /** @description Names one chapter of a course. */
        ChapterRequest: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
        };
        /** @description A new word. */
        ChapterWord: {
            /** @example 名字 */
            hanzi: string;
            /**
             * @description With tone marks.
             * @example míngzi
             */
            pinyin: string;
            /**
             * @description In the reader's language.
             * @example name
             */
            meaning: string;
        };
        /** @description A chapter to read. */
        ChapterContent: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            /** @example 3 */
            no: number;
            /** @example 第三课 你叫什么名字 */
            name: string;
            /** @description In the reader's language. */
            summary: string;
            /**
             * @description What reading it takes.
             * @example 18
             */
            minutes: number;
            words: components["schemas"]["ChapterWord"][];
            /**
             * @description Sentences or turns of a talk in Chinese, one each.
             * @example [
             *       "小雨：你好！你叫什么名字？",
             *       "安娜：我叫安娜。你呢？"
             *     ]
             */
            text: string[];
            /** @description Read so far. */
            percent: components["schemas"]["Percent"];
            /** @example 640 */
            seconds: number;
            /** @description Null for the first. */
            previousChapterId: components["schemas"]["Id"] | null;
            /** @description Null for the last. */
            nextChapterId: components["schemas"]["Id"] | null;
        };
        /** @example 第三课练习 */
        HomeworkTitle: string;
        /**
         * @description A daily task has at most 100 points, a test at most 1000.
         * @enum {string}
         */
        PaperKind: "dailyTask" | "test";
        /**
         * @description Points of all questions together. At most 100 for a daily task.
         * @example 100
         */
        FullScore: number;
        /** @description Something by its id, with the name in the reader's language. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example 第一课 你好 */
            name: string;
        };
        OptionalNamedRef: components["schemas"]["NamedRef"] | null;
        /**
         * @description Minutes a student has from the first look at the questions; 0 has no limit.
         * @example 40
         */
        LimitMinutes: number;
        /**
         * @description A student's work: not handed in, waiting to be graded, graded, or given back for another try.
         * @enum {string}
         */
        StudentWorkState: "notSubmitted" | "waiting" | "graded" | "returned";
        /**
         * @description Why nothing can be answered: it has not begun or its lesson has not ended, its end is over, the student's own time is over, it was handed in, or the student need not do it.
         * @enum {string}
         */
        AnswerDenial: "not-open" | "ended" | "time-over" | "handed-in" | "excused";
        /** @description A homework as the student's lists show it. */
        StudentHomework: {
            homeworkId: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            kind: components["schemas"]["PaperKind"];
            fullScore: components["schemas"]["FullScore"];
            /** @example 8 */
            questionCount: number;
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            course: components["schemas"]["NamedRef"];
            lesson: components["schemas"]["OptionalNamedRef"];
            teacher: components["schemas"]["Person"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            limitMinutes: components["schemas"]["LimitMinutes"];
            state: components["schemas"]["StudentWorkState"];
            /** @description Null before the student begins. */
            answerPaperId: components["schemas"]["Id"] | null;
            startedAt: components["schemas"]["OptionalInstant"];
            submittedAt: components["schemas"]["OptionalInstant"];
            gradedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Null until it is graded.
             * @example 86
             */
            score: number | null;
            /** @description This student's own last instant: the end, the end of the time limit once begun, or what the teacher gave when returning it. */
            handInBy: components["schemas"]["Instant"];
            /** @description The teacher grades it by then. */
            markBy: components["schemas"]["Instant"];
            /** @description This student may begin or go on now. The server decides; screens show it. */
            canAnswer: boolean;
            /** @description Why not; null when `canAnswer`. */
            answerDenial: components["schemas"]["AnswerDenial"] | null;
        };
        /** @description Homework of one lesson in order of the start. */
        StudentHomeworkList: components["schemas"]["StudentHomework"][];
        /**
         * @description A month of the viewer's calendar.
         * @example 2026-11
         */
        Month: string;
        StudentHomeworkFilter: {
            courseId?: components["schemas"]["Id"];
            /** @description Month of the start. */
            month?: components["schemas"]["Month"];
        };
        StateCount: {
            state: components["schemas"]["StudentWorkState"];
            /** @example 2 */
            count: number;
        };
        /** @description Every state once, in the order of the tabs. */
        StateCounts: components["schemas"]["StateCount"][];
        StudentHomeworkListRequest: {
            courseId?: components["schemas"]["Id"];
            /** @description Month of the start. */
            month?: components["schemas"]["Month"];
            state?: components["schemas"]["StudentWorkState"];
            kind?: components["schemas"]["PaperKind"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Homework of the student. */
        StudentHomeworkPage: {
            records: components["schemas"]["StudentHomework"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What there is to choose from in the homework centre. */
        HomeworkFilters: {
            /** @description Courses with homework, by name. */
            courses: components["schemas"]["NamedRef"][];
            states: components["schemas"]["StateCounts"];
            /** @description Months in which homework starts, the last first. */
            months: components["schemas"]["Month"][];
        };
        PageOnlyRequest: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        HomeworkRef: {
            homeworkId: components["schemas"]["Id"];
        };
        /**
         * @description What is to be done.
         * @example 先读课文，再做练习。
         */
        HomeworkContent: string;
        /**
         * @description The teacher's words; may be empty.
         * @example 声调很准，注意“二”的发音。
         */
        MarkingComment: string;
        /** @description What the teacher says about the work as a whole. */
        PaperReview: {
            /**
             * @description Null when it was returned.
             * @example 86
             */
            score: number | null;
            comment: components["schemas"]["MarkingComment"];
            commentImages: components["schemas"]["Attachments"];
            commentAudio: components["schemas"]["Attachments"];
        };
        /**
         * @description What kind of answer a question asks for. Fixed once the question is saved.
         * @enum {string}
         */
        QuestionType: "singleChoice" | "multipleChoice" | "readAloud" | "subjective";
        /**
         * @description What is asked.
         * @example “你叫什么名字？”应该怎么回答？
         */
        QuestionTitle: string;
        /**
         * @description The text to read aloud, or what the question is about; may be empty.
         * @example 我叫安娜，是波兰人。我在北京学习汉语。
         */
        Passage: string;
        ChoiceOption: {
            key: components["schemas"]["ChoiceKey"];
            /** @example 我喝茶。 */
            title: string;
        };
        /** @description In order from A, without gaps; empty for questions without a choice. */
        ChoiceOptions: components["schemas"]["ChoiceOption"][];
        /** @description How some characters of a question are read. */
        QuestionRuby: {
            /**
             * @description The text they stand in; a letter names an option.
             * @enum {string}
             */
            field: "title" | "passage" | "A" | "B" | "C" | "D" | "E" | "F";
            /**
             * @description The first character, counted from 0.
             * @example 2
             */
            from: number;
            /**
             * @description The one after the last character.
             * @example 3
             */
            to: number;
            /**
             * @description Syllables with marks, a space between them.
             * @example háng
             */
            pinyin: string;
        };
        /** @description Readings that a teacher corrected; everything else is read as the dictionary says. */
        QuestionRubies: components["schemas"]["QuestionRuby"][];
        /**
         * @description How an answer is given. Choice questions take `choice`, questions to read aloud `audio`; subjective ones `text`, `photo` or both.
         * @enum {string}
         */
        AnswerMode: "choice" | "text" | "photo" | "audio";
        /**
         * @description Full mark of the question in its paper.
         * @example 10
         */
        QuestionScore: number;
        /**
         * @description Why the answer is right; students see it once their work is graded. May be empty.
         * @example “叫”后面直接说名字。
         */
        Analysis: string;
        /** @description What would have been right. */
        AnswerKey: {
            correctKeys: components["schemas"]["ChoiceKeys"];
            analysis: components["schemas"]["Analysis"];
        };
        /** @description Words at a place of the picture. */
        AnnotationPin: {
            /**
             * @description From the left edge to the right one.
             * @example 0.25
             */
            x: number;
            /**
             * @description From the upper edge to the lower one.
             * @example 0.5
             */
            y: number;
            /** @example “两”不是“二”。 */
            text: string;
            /**
             * @description Points it gives or takes.
             * @example -2
             */
            points?: number;
        };
        /** @description The teacher's pen on one picture of the student, as strokes that can still be changed. */
        Annotation: {
            /** @description The student's picture. */
            resourceId: components["schemas"]["Id"];
            /**
             * @description Strokes, Base64, as the writer of this call encodes them; 512 kB in one work altogether.
             * @example
             */
            ink: string;
            pins: components["schemas"]["AnnotationPin"][];
        };
        Annotations: components["schemas"]["Annotation"][];
        /** @description The marks of one answer. */
        AnswerMark: {
            /**
             * @description Null where the answer changed since it was marked.
             * @example 8
             */
            score: number | null;
            /** @description Null where there is nothing to be right about. */
            isCorrect: boolean | null;
            comment: components["schemas"]["MarkingComment"];
            commentAudio: components["schemas"]["Attachments"];
            /** @description The teacher's pen on the student's pictures. */
            markedImages: components["schemas"]["Attachments"];
            annotations: components["schemas"]["Annotations"];
        };
        /** @description A question of a paper with one student's answer and its marks. */
        WorkQuestion: {
            no: components["schemas"]["QuestionNo"];
            type: components["schemas"]["QuestionType"];
            title: components["schemas"]["QuestionTitle"];
            passage: components["schemas"]["Passage"];
            attachments: components["schemas"]["Attachments"];
            options: components["schemas"]["ChoiceOptions"];
            ruby: components["schemas"]["QuestionRubies"];
            answerModes: components["schemas"]["AnswerMode"][];
            fullScore: components["schemas"]["QuestionScore"];
            /** @description Null while nothing was saved. */
            answer: components["schemas"]["Answer"] | null;
            /** @description For students once their work is graded; of a test only after its end. */
            key: components["schemas"]["AnswerKey"] | null;
            /** @description For students once their work is graded. */
            mark: components["schemas"]["AnswerMark"] | null;
            /**
             * @description For teachers: what a choice is worth, or the marks of the time before; null where only a person can say.
             * @example 10
             */
            suggestedScore: number | null;
        };
        /** @description A homework with the student's own answers, and with marks once it is graded. */
        StudentWork: {
            /** @description Now, for clocks that count down. */
            serverTime: components["schemas"]["Instant"];
            homework: components["schemas"]["StudentHomework"];
            /** @description It is handed in, its time is not over, and nobody has begun to grade it. */
            canTakeBack: boolean;
            content: components["schemas"]["HomeworkContent"];
            attachments: components["schemas"]["Attachments"];
            /** @description Once it is graded or returned. */
            review: components["schemas"]["PaperReview"] | null;
            /** @description Empty before the student begins and while it is not open. */
            questions: components["schemas"]["WorkQuestion"][];
        };
        /**
         * @description Resources of the person, see `addCloudRes`. At most nine.
         * @example [
         *       "res_k3Jd9"
         *     ]
         */
        AttachmentIds: components["schemas"]["Id"][];
        /**
         * @description Recordings among the person's resources, see `addCloudRes`.
         * @example [
         *       "res_a81Qz"
         *     ]
         */
        AudioIds: components["schemas"]["Id"][];
        /**
         * Format: date-time
         * @description An instant in UTC as it was read, or null.
         * @example 2026-11-20T11:00:00.000Z
         * @example null
         */
        GivenInstant: string | null;
        /** @description The whole answer to one question; it takes the place of what was saved before. */
        AnswerInput: {
            no: components["schemas"]["QuestionNo"];
            keys?: components["schemas"]["ChoiceKeys"];
            text?: components["schemas"]["AnswerText"];
            imageIds?: components["schemas"]["AttachmentIds"];
            audioIds?: components["schemas"]["AudioIds"];
            /** @description `savedAt` of the answer as it was read, null where nothing was saved. If something else is saved by now, the whole call is refused with 33015. Left out: what is saved is replaced, whatever it is. */
            basedOn?: components["schemas"]["GivenInstant"];
        };
        AnswersSaveRequest: {
            homeworkId: components["schemas"]["Id"];
            answers: components["schemas"]["AnswerInput"][];
        };
        /**
         * @description Questions without an answer.
         * @example [
         *       4,
         *       7
         *     ]
         */
        QuestionNos: components["schemas"]["QuestionNo"][];
        /** @description The answers are kept. */
        AnswersReceipt: {
            answerPaperId: components["schemas"]["Id"];
            savedAt: components["schemas"]["Instant"];
            handInBy: components["schemas"]["Instant"];
            unansweredNos: components["schemas"]["QuestionNos"];
        };
        /** @description The work is handed in. Where everything is a choice it is graded at once. */
        HandInReceipt: {
            homework: components["schemas"]["StudentHomework"];
            unansweredNos: components["schemas"]["QuestionNos"];
        };
        AnswerPaperRef: {
            answerPaperId: components["schemas"]["Id"];
        };
        /**
         * @description What a message is about; `message`: a person has written.
         * @enum {string}
         */
        MessageCategory: "lesson" | "homework" | "replay" | "order" | "notice" | "message" | "account" | "other";
        /** @description Which messages, and which page of them. */
        SystemMessageFilter: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
            category?: components["schemas"]["MessageCategory"];
            /** @default false */
            isUnreadOnly: boolean;
        };
        /** @description What the school has to say to one person. */
        SystemMessage: {
            messageId: components["schemas"]["Id"];
            /**
             * @description Names the sentence.
             * @example homeworkGraded
             */
            kind: string;
            category: components["schemas"]["MessageCategory"];
            /**
             * @description The sentence in the reader's language and time zone.
             * @example 作业「第三课 听写」已批改：92 分
             */
            text: string;
            /**
             * @description What fills the sentence; instants in ISO.
             * @example {
             *       "title": "第三课 听写",
             *       "score": 92
             *     }
             */
            values: {
                [key: string]: string | number;
            };
            /** @description What it leads to: a lesson, a homework, an order, the person who wrote. */
            targetId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Instant"];
            isRead: boolean;
        };
        /** @description Messages, the newest first. */
        SystemMessagePage: {
            records: components["schemas"]["SystemMessage"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Whether there is anything new; cheap enough to ask once a minute. */
        MessageNews: {
            hasNew: boolean;
            /** @example 3 */
            unread: number;
            /** @description The newest that was not read; null when all were. */
            latest: components["schemas"]["SystemMessage"] | null;
        };
        /** @description Signed entry to one room for 2 minutes; the first frame on the room's WebSocket carries it. */
        RoomTicket: {
            token: string;
            roomId: components["schemas"]["Id"];
            chatRoomId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description What somebody said in class. */
        GroupMessage: {
            lessonId: components["schemas"]["Id"];
            /** @example Anna */
            name: string;
            /** @example 老师再见！ */
            text: string;
            at: components["schemas"]["Instant"];
        };
        /** @description The group of a class. Its students and its teacher are its members. */
        ClassChatGroup: {
            groupId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            courseId: components["schemas"]["Id"];
            /** @example HSK 1 · 日常汉语入门 */
            courseName: string;
            teacher: components["schemas"]["Person"];
            /**
             * @description Students, and the teacher.
             * @example 9
             */
            memberCount: number;
            /** @description The newest that was said in a room of the class; null if nothing ever was. */
            lastMessage: components["schemas"]["GroupMessage"] | null;
            /** @description The chat of the class that can be entered now; null when there is none. */
            chatRoomId: components["schemas"]["Id"] | null;
        };
        /** @description What a QR code says that leads into the group of a class. */
        GroupQrCode: {
            groupId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            /** @example HSK 1 · 日常汉语入门 */
            courseName: string;
            /** @example 李静 */
            teacherName: string;
            /** @description The text of the code. Signed; works until `expiresAt`. */
            link: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description An error of the chat, as a client met it. */
        ChatErrorReport: {
            /**
             * @description Of the chat engine.
             * @example 2801
             */
            code: string;
            /** @example request timeout */
            message: string;
            lessonId?: components["schemas"]["Id"];
            collectTime: components["schemas"]["Instant"];
            /** @description Whatever helps, as JSON; cut at 1500 characters. */
            data?: string;
        };
        /** @description Messages that were read; all of them if none are named. */
        ReadMessagesRequest: {
            messageIds?: components["schemas"]["Id"][];
        };
        /** @description Messages that were not read. */
        UnreadCount: {
            /** @example 3 */
            total: number;
            /** @description Every category, in a fixed order. */
            categories: {
                category: components["schemas"]["MessageCategory"];
                /** @example 2 */
                unread: number;
            }[];
        };
        /** @description `ticket` of the link that was scanned. */
        GroupTicket: {
            ticket: string;
        };
        /** @description Signed permission to send and receive media in one room; used in the `join` signal. */
        RtcToken: {
            token: string;
            roomId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A STUN or TURN server, in the shape of RTCIceServer. */
        IceServer: {
            /**
             * @example [
             *       "stun:stun.example.org:3478"
             *     ]
             */
            urls: string[];
            username?: string;
            credential?: string;
        };
        /** @description Which engine carries sound and picture, and how to reach it. */
        RtcAppInfo: {
            /**
             * @description `local` is the server's own forwarding unit.
             * @enum {string}
             */
            engine: "local" | "tencent";
            /**
             * @description `p2p` is a star around the teacher, for very small rooms and for the mocks.
             * @enum {string}
             */
            mode: "sfu" | "p2p";
            /**
             * @description Application number at the engine; 0 for `local`.
             * @example 0
             */
            sdkAppId: number;
            iceServers: components["schemas"]["IceServer"][];
            /**
             * @description Path of the room's WebSocket on the API's host.
             * @example /live
             */
            livePath: string;
            /**
             * @description People who can send sound or picture at the same time.
             * @example 32
             */
            maxPublishers: number;
            /** @example 200 */
            maxViewers: number;
        };
        /** @description Where the class can be watched without joining it. */
        LiveStream: {
            lessonId: components["schemas"]["Id"];
            /** @description The room to join by `rtc/getToken`, which always works. */
            roomId: components["schemas"]["Id"];
            /** @description Best first; empty where the engine relays to no stream. */
            streams: {
                /** @enum {string} */
                protocol: "webrtc" | "flv" | "hls";
                /** @example https://pull.example.org/live/les_0Q3mB1.m3u8 */
                url: string;
            }[];
            /** @description There is no stream. */
            isRtcOnly: boolean;
        };
        /** @description A student's rating of a lesson. Rating again replaces it. */
        RatingRequest: {
            lessonId: components["schemas"]["Id"];
            /**
             * @description Stars.
             * @example 5
             */
            score: number;
            /** @example 老师讲得很清楚。 */
            comment?: string;
        };
        /** @description A stored rating. */
        Rating: {
            lessonId: components["schemas"]["Id"];
            score: number;
            comment: string;
            scoredAt: components["schemas"]["Instant"];
        };
        /** @description Feedback of a teacher about a student. */
        LessonFeedbackNote: {
            feedbackId: components["schemas"]["Id"];
            /** @description Chosen words, in the reader's language. */
            labels: string[];
            /** @example 今天的朗读很流利。 */
            content: string;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description Chosen options of `feedbackOptions`. */
        FeedbackOptionIds: components["schemas"]["Id"][];
        /**
         * @description Free text; may be empty.
         * @example 声调进步很大。
         */
        FeedbackContent: string;
        /** @description Feedback as it was saved, to be changed. */
        SavedFeedback: {
            feedbackId: components["schemas"]["Id"];
            optionIds: components["schemas"]["FeedbackOptionIds"];
            content: components["schemas"]["FeedbackContent"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description A class to watch again. */
        ReplayBrief: {
            replayId: components["schemas"]["Id"];
            /**
             * @description `system`: the room's log. `manual`: a film.
             * @enum {string}
             */
            source: "system" | "manual";
            /** @example 2700 */
            durationSeconds: number;
        };
        /** @description What a student sees after class. */
        LessonFinish: {
            lesson: components["schemas"]["LessonSummary"];
            /** @description First entry into the room. */
            enteredAt: components["schemas"]["OptionalInstant"];
            /** @example 2640 */
            presentSeconds: number;
            /**
             * @description The microphone was open.
             * @example 180
             */
            talkSeconds: number;
            prizes: components["schemas"]["PrizeCounts"];
            /**
             * @description Null for who got none.
             * @example 2
             */
            prizeRank: number | null;
            practises: components["schemas"]["PracticeSummary"][];
            /** @description The class has ended, and this student was in it. */
            canRate: boolean;
            /** @description The student's own; null before it. */
            rating: components["schemas"]["Rating"] | null;
            /** @description What the teacher wrote about this student; null if nothing. */
            teacherFeedback: components["schemas"]["LessonFeedbackNote"] | null;
            /** @description What this student said about the lesson; null if nothing. */
            ownFeedback: components["schemas"]["SavedFeedback"] | null;
            performance: components["schemas"]["OptionalPerformance"];
            /** @description Written, and not opened yet. */
            isPerformanceNew: boolean;
            /** @description What can be watched again; null when there is nothing. */
            replay: components["schemas"]["ReplayBrief"] | null;
            /** @description There, and not opened yet. */
            isReplayNew: boolean;
        };
        /** @description What a student says about a lesson. Saving again replaces it. */
        StudentFeedbackRequest: {
            lessonId: components["schemas"]["Id"];
            optionIds: components["schemas"]["FeedbackOptionIds"];
            content: components["schemas"]["FeedbackContent"];
        };
        /** @description The feedback is stored. */
        FeedbackReceipt: {
            /** @description For `getFeedbackDetail`; it stays when the feedback is replaced. */
            feedbackId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description The options of one lesson, or the school's general ones. */
        FeedbackOptionsRequest: {
            lessonId?: components["schemas"]["Id"];
        };
        /**
         * @description What is commented on. A work is for its student and its teacher alone: the student asks about marks, the teacher answers.
         * @enum {string}
         */
        CommentTarget: "replay" | "lesson" | "answerPaper";
        /** @description A comment below a replay, a lesson or a marked work. */
        CommentRequest: {
            targetType: components["schemas"]["CommentTarget"];
            targetId: components["schemas"]["Id"];
            /** @description The question that is asked about; of a marked work only. Left out: the work as a whole. */
            no?: components["schemas"]["QuestionNo"];
            /**
             * @description Plain text, shown as it is.
             * @example 老师讲得很清楚！
             */
            content: string;
        };
        /** @description What somebody wrote below a replay, a lesson or a marked work. */
        Comment: {
            commentId: components["schemas"]["Id"];
            targetType: components["schemas"]["CommentTarget"];
            targetId: components["schemas"]["Id"];
            /**
             * @description The question of the work it is about; null for the work as a whole and for everything else.
             * @example 3
             */
            no: number | null;
            author: components["schemas"]["Person"];
            authorRole: components["schemas"]["Role"];
            /** @example 老师讲得很清楚！ */
            content: string;
            writtenAt: components["schemas"]["Instant"];
            isMine: boolean;
            /** @description Its author may, and the teacher of the lesson or the homework. */
            canDelete: boolean;
        };
        /** @description Names one comment. */
        CommentRef: {
            commentId: components["schemas"]["Id"];
        };
        /**
         * @description Every visitor who has the address may read it, and the address does not end.
         * @example false
         */
        IsPublic: boolean;
        /**
         * @description Kind of file; it decides the size limit and the folder.
         * @enum {string}
         */
        FileType: "image" | "audio" | "video" | "document" | "zip";
        /**
         * @description Where a document is on its way to pages.
         * @enum {string}
         */
        TranscodeStatus: "queued" | "inProgress" | "done" | "failed";
        /**
         * @description Why a file has no pages. `too-large`: over 200 MB, or it unpacks to more than may be. `crashed`: the program that read it ended. `gave-up`: tried five times.
         * @enum {string}
         */
        TranscodeFailure: "converter-missing" | "encrypted" | "broken" | "timed-out" | "too-large" | "unsupported" | "crashed" | "gave-up";
        /** @description A document on its way to pages. */
        Transcode: {
            resourceId: components["schemas"]["Id"];
            status: components["schemas"]["TranscodeStatus"];
            /** @example 40 */
            percent: number;
            /**
             * @description Pages there are, once it is done.
             * @example 12
             */
            pages: number | null;
            /** @description Address of the PDF whose pages are shown, once it is done. */
            pdfUrl: string | null;
            /** @description Why it failed; null unless it did. */
            reason: components["schemas"]["TranscodeFailure"] | null;
        };
        /** @description A file in a list. */
        ResourceItem: {
            resourceId: components["schemas"]["Id"];
            fileName: components["schemas"]["FileName"];
            newFileName: components["schemas"]["ObjectKey"];
            /** @description Address of the content. That of a private file is signed, and ends after an hour or a little later. */
            resourceUrl: string;
            isPublic: components["schemas"]["IsPublic"];
            /** @example 482133 */
            sizeBytes: number;
            /** @example application/pdf */
            contentType: string;
            createdAt: components["schemas"]["Instant"];
            type: components["schemas"]["FileType"];
            /** @description The lesson it is shown with; null for the own files. */
            lessonId: components["schemas"]["Id"] | null;
            /** @description Of sound and film, where it is known. */
            durationSeconds: number | null;
            /** @description Its pages; null when nobody asked for them. */
            transcode: components["schemas"]["Transcode"] | null;
        };
        /**
         * @description Whether students may see a replay.
         * @enum {string}
         */
        ReplayAudit: "pending" | "systemApproved" | "manuallyApproved" | "rejected";
        /** @description A class to watch again. */
        Replay: {
            replayId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            /**
             * @description `system` plays the room's log, `manual` is a film.
             * @enum {string}
             */
            source: "system" | "manual";
            title: string;
            /** @description Address of the film; null where the log is the replay. */
            videoUrl: string | null;
            /** @example 2700 */
            durationSeconds: number;
            sizeBytes: number;
            audit: components["schemas"]["ReplayAudit"];
            /** @description What the auditor said; may be empty. */
            auditReason: string;
            auditedAt: components["schemas"]["OptionalInstant"];
            createdAt: components["schemas"]["Instant"];
            /** @description Students see this one. */
            isCurrent: boolean;
            /** @description The asking person uploaded it. */
            isOwn: boolean;
        };
        /** @description Everything a lesson offers. */
        LessonMaterial: {
            lesson: components["schemas"]["LessonSummary"];
            resources: components["schemas"]["ResourceItem"][];
            /** @description The chapter it teaches; null when none is linked. */
            chapter: {
                chapterId: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description The one students see; null when there is none. */
            replay: components["schemas"]["Replay"] | null;
        };
        /** @description A file somebody is about to upload. */
        UploadCredentialRequest: {
            type: components["schemas"]["FileType"];
            fileName: components["schemas"]["FileName"];
            /** @description The name that this file got before. The permission is for the same object, so an upload whose permission ended goes on with the parts that are stored. */
            newFileName?: components["schemas"]["ObjectKey"];
        };
        /** @description Temporary keys of the object store. */
        StoreCredentials: {
            tmpSecretId: string;
            tmpSecretKey: string;
            sessionToken: string;
        };
        /**
         * @description Seconds since 1970-01-01 UTC.
         * @example 1795172400
         */
        EpochSeconds: number;
        /** @description Short-lived permission to put one object into the store. */
        UploadCredential: {
            /**
             * @description Host of the store, without a protocol.
             * @example files.example.org
             */
            domain: string;
            credentials: components["schemas"]["StoreCredentials"];
            startTime: components["schemas"]["EpochSeconds"];
            expiredTime: components["schemas"]["EpochSeconds"];
            newFileName: components["schemas"]["ObjectKey"];
            /** @example huawen-1250000000 */
            bucketName: string;
            /** @example ap-shanghai */
            region: string;
            /** @description Address that takes the object by PUT, for those without the store's SDK. */
            signUrl: string;
        };
        /** @description The object that is to be read. */
        ReadCredentialRequest: {
            type: components["schemas"]["FileType"];
            fileName: components["schemas"]["ObjectKey"];
        };
        /** @description A new name for a file. */
        RenameRequest: {
            resourceId: components["schemas"]["Id"];
            fileName: components["schemas"]["FileName"];
        };
        /** @description A stored file. */
        CloudResource: {
            resourceId: components["schemas"]["Id"];
            fileName: components["schemas"]["FileName"];
            newFileName: components["schemas"]["ObjectKey"];
            /**
             * @description Address of the content. That of a private file is signed, and ends after an hour or a little later.
             * @example https://files.example.org/teacher/usr_li/public/k3Jd9.pdf
             */
            resourceUrl: string;
            isPublic: components["schemas"]["IsPublic"];
            /** @example 482133 */
            sizeBytes: number;
            /** @example application/pdf */
            contentType: string;
            /**
             * @description Sound and film only; null where nobody knows.
             * @example 12
             */
            durationSeconds: number | null;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description An object that was uploaded and becomes a resource. */
        CloudResourceRequest: {
            newFileName: components["schemas"]["ObjectKey"];
            fileName: components["schemas"]["FileName"];
            /** @description The lesson it belongs to; left out for the person's own resources. */
            lessonId?: components["schemas"]["Id"];
            type: components["schemas"]["FileType"];
            /**
             * @description Length of a film, as the sender measured it. An mp3 is measured by the server.
             * @example 12
             */
            durationSeconds?: number;
        };
        /**
         * @description Found anywhere in the text, in capitals or not; empty finds everything.
         * @example 教室
         */
        SearchKeyword: string;
        /**
         * @description Names a list of the dictionary.
         * @example classType
         */
        CategoryId: string;
        /** @description A kind of question. */
        AskedQuestionCategory: {
            category: components["schemas"]["CategoryId"];
            /**
             * @description In the reader's language.
             * @example 上课
             */
            name: string;
            /**
             * @description Questions of this kind that the search found.
             * @example 3
             */
            count: number;
        };
        /** @description A question people ask again and again. */
        AskedQuestion: {
            questionId: components["schemas"]["Id"];
            category: components["schemas"]["CategoryId"];
            /** @example 上课前几分钟可以进教室？ */
            question: string;
            answer: string;
        };
        /** @description Answers to look through; the categories count what the search found, whichever of them is open. */
        AskedQuestions: {
            categories: components["schemas"]["AskedQuestionCategory"][];
            records: components["schemas"]["AskedQuestion"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * @description An IANA time zone, or hours east of UTC.
         * @example Asia/Shanghai
         * @example 8
         * @example -3.5
         */
        ViewerZone: string;
        /** @description Days of a calendar, both ends included; at most 100. */
        ScheduleRequest: {
            searchStartDate: components["schemas"]["CalendarDay"];
            searchEndDate: components["schemas"]["CalendarDay"];
            /** @description Whose days they are; by the `timeZoneId` header when left out. */
            timezone?: components["schemas"]["ViewerZone"];
        };
        /**
         * @description How often this teacher may still move a lesson in this calendar month of the school.
         * @example 3
         */
        RemainingAdjustments: number;
        /** @description A teacher's lessons of some days, earliest first. */
        Schedule: {
            serverTime: components["schemas"]["Instant"];
            schoolTimeZone: components["schemas"]["TimeZone"];
            /** @description The first day begins. */
            from: components["schemas"]["Instant"];
            /** @description The last day has ended. */
            until: components["schemas"]["Instant"];
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
            lessons: components["schemas"]["LessonSummary"][];
        };
        /**
         * @description By its lessons: none was held yet, some are to come, none is.
         * @enum {string}
         */
        ClassStatus: "notStarted" | "inProgress" | "ended";
        /** @description Which classes, and which page of them. */
        ClassListRequest: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
            status?: components["schemas"]["ClassStatus"];
            classType?: components["schemas"]["ClassType"];
            courseType?: components["schemas"]["CourseCategory"];
            courseId?: components["schemas"]["Id"];
            /** @description Part of the class's or course's name. */
            keyword?: string;
        };
        /**
         * @description Lessons that stand on the timetable of the class, held ones too.
         * @example 12
         */
        PlannedLessons: number;
        /**
         * @description Lessons of the course, as the school sells it. `totalLessons` of a lesson and of a student's course is this number.
         * @example 12
         */
        CourseLessons: number;
        /** @description A class in the class centre. */
        ClassCard: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            courseType: components["schemas"]["CourseCategory"];
            classType: components["schemas"]["ClassType"];
            teachingType: components["schemas"]["TeachingTypeText"];
            status: components["schemas"]["ClassStatus"];
            /** @example 8 */
            studentCount: number;
            /** @example 30 */
            studentLimit: number;
            /**
             * @description Lessons on the timetable; the same as `plannedLessons`.
             * @example 12
             */
            totalLessons: number;
            plannedLessons: components["schemas"]["PlannedLessons"];
            courseLessons: components["schemas"]["CourseLessons"];
            /**
             * @description Held, or their time passed.
             * @example 3
             */
            finishedLessons: number;
            nextLesson: components["schemas"]["NextLesson"] | null;
        };
        /** @description Classes, those with the nearest lesson first, ended ones last. */
        ClassPage: {
            records: components["schemas"]["ClassCard"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * Format: date-time
         * @description `startTime` of the lesson as it was read. If it was moved since, the call is refused with 409, and `data.startTime` says where it is now. Left out: it is moved from wherever it is.
         * @example 2026-11-20T11:00:00.000Z
         */
        LessonStartAsRead: string;
        /**
         * @description Stands in the message to the students; none when left out or empty.
         * @example 老师要参加考试
         */
        LessonMoveReason: string;
        /** @description The new time of a lesson. It keeps its length. */
        LessonMoveRequest: {
            lessonId: components["schemas"]["Id"];
            classDate: components["schemas"]["CalendarDay"];
            StartClassTime: components["schemas"]["ClockTime"];
            /** @description Whose calendar and clock; the school's when left out. */
            timezone?: components["schemas"]["ViewerZone"];
            /**
             * @description Go on although the teacher has another lesson at that time. Busy students are refused all the same.
             * @default false
             */
            confirm: boolean;
            basedOn?: components["schemas"]["LessonStartAsRead"];
            reason?: components["schemas"]["LessonMoveReason"];
        };
        /** @description A lesson at its new time. */
        LessonMove: {
            lesson: components["schemas"]["LessonSummary"];
            previousStartTime: components["schemas"]["Instant"];
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
        };
        /** @description A course with this teacher's classes of it. */
        TaughtCourse: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            courseType: components["schemas"]["CourseCategory"];
            classType: components["schemas"]["ClassType"];
            teachingType: components["schemas"]["TeachingTypeText"];
            /**
             * @description This teacher's.
             * @example 1
             */
            classes: number;
            /**
             * @description In them, each counted once.
             * @example 8
             */
            students: number;
            /**
             * @description Lessons on the timetable of all these classes; the same as `plannedLessons`.
             * @example 12
             */
            totalLessons: number;
            /** @description Of all these classes together. */
            plannedLessons: components["schemas"]["PlannedLessons"];
            courseLessons: components["schemas"]["CourseLessons"];
            /** @example 3 */
            finishedLessons: number;
        };
        /** @description One line of a class's list of lessons. */
        LessonBrief: {
            lessonId: components["schemas"]["Id"];
            /**
             * @description Place in the class.
             * @example 3
             */
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            startedAt: components["schemas"]["OptionalInstant"];
            endedAt: components["schemas"]["OptionalInstant"];
            status: components["schemas"]["LessonStatus"];
        };
        /** @description A chapter of a course, and when the class has it. */
        ClassChapter: {
            chapterId: components["schemas"]["Id"];
            chapterNo: number;
            /** @example 第一课 你好 */
            chapterName: string;
            /** @description The lesson that teaches it; null when none does, or no class was named. */
            lesson: components["schemas"]["LessonBrief"] | null;
            /** @description The lesson's day in the asked time zone. */
            classDate: components["schemas"]["CalendarDay"] | null;
            StartClassTime: components["schemas"]["ClockTime"] | null;
        };
        /** @description What a class is taught from. */
        ClassTextbook: {
            textbookId: components["schemas"]["Id"];
            /** @example HSK 标准教程 1 */
            name: string;
            introduction: string;
            /** @description How many it has. */
            chapters: number;
        };
        /** @description Names one class. */
        ClassRef: {
            classId: components["schemas"]["Id"];
        };
        /** @description Attendance at lessons that were held. */
        AttendanceCounts: {
            /**
             * @description On time.
             * @example 9
             */
            present: number;
            /** @example 1 */
            late: number;
            /** @example 2 */
            absent: number;
        };
        /** @description A student in the list of a class. */
        ClassStudent: {
            stuId: components["schemas"]["Id"];
            /** @example Anna Kowalska */
            name: string;
            avatar: components["schemas"]["Avatar"];
            /** @example Anna */
            nickname: string;
            /** @description Null for who was there from the beginning. */
            enrolledAt: components["schemas"]["OptionalInstant"];
            attendance: components["schemas"]["AttendanceCounts"];
        };
        /** @description Names one student. */
        StudentRequest: {
            stuId: components["schemas"]["Id"];
        };
        /** @description Homework of a class, as far as a student is. */
        HomeworkProgress: {
            assigned: number;
            /** @description Graded or waiting for it. */
            handedIn: number;
            graded: number;
        };
        /** @description One student in one class of this teacher. */
        StudentClass: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            courseName: components["schemas"]["CourseNameText"];
            enrolledAt: components["schemas"]["OptionalInstant"];
            attendance: components["schemas"]["AttendanceCounts"];
            homework: components["schemas"]["HomeworkProgress"];
        };
        /** @description What a teacher knows about a student they teach. */
        StudentRecord: {
            stuId: components["schemas"]["Id"];
            name: string;
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            introduction: string;
            /** @description Years; null when the birthday is not known. */
            age: number | null;
            parentName: string;
            /**
             * @description With its middle hidden; empty when there is none.
             * @example 138****0003
             */
            parentMobile: string;
            wechatName: string;
            /** @description This teacher's classes that the student is in. */
            classes: components["schemas"]["StudentClass"][];
        };
        /** @description One day of lessons. */
        LessonDateRequest: {
            /** @description A day of the viewer's calendar, by the `timeZoneId` header. */
            lessonDate: components["schemas"]["Day"];
        };
        /** @description Which lessons are counted; the last 30 days when left out. */
        StatisticsRequest: {
            searchStartDate?: components["schemas"]["CalendarDay"];
            /** @description At most 366 days. */
            searchEndDate?: components["schemas"]["CalendarDay"];
            /** @description One class only; otherwise all of this teacher's. */
            classId?: components["schemas"]["Id"];
            /** @description Whose days; by the `timeZoneId` header when left out. */
            timezone?: components["schemas"]["ViewerZone"];
        };
        /** @description One day of a chart. */
        LessonStatisticsDay: {
            day: components["schemas"]["CalendarDay"];
            /** @description Lessons on the timetable. */
            planned: number;
            held: number;
            taughtMinutes: number;
            attendance: components["schemas"]["AttendanceCounts"];
        };
        /** @description Lessons in numbers. */
        LessonStatistics: {
            /** @description Lessons on the timetable. */
            planned: number;
            /** @description Started and ended. */
            held: number;
            /** @description Their time passed and they never started. */
            expired: number;
            /** @description From start to end of the classes that were held. */
            taughtMinutes: number;
            attendance: components["schemas"]["AttendanceCounts"];
            /** @description Days with lessons, in order. */
            days: components["schemas"]["LessonStatisticsDay"][];
        };
        /** @description A file, or a resource of one's own that is there already. One of the two. */
        LessonResourceUpload: {
            lessonId: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPG, PNG, MP3, MP4, PDF, Word, Excel, PowerPoint or ZIP; up to 100 MB. What is larger is uploaded by `tempCred`.
             */
            file?: string;
            resourceId?: components["schemas"]["Id"];
        };
        /** @description A file that is shown with a lesson. */
        LessonResource: {
            lessonResourceId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            fileName: components["schemas"]["FileName"];
            type: components["schemas"]["FileType"];
            /** @description Address of the content. */
            resourceUrl: string;
            /** @example 482133 */
            sizeBytes: number;
            /** @example application/pdf */
            contentType: string;
            /**
             * @description Of sound and film, where it is known.
             * @example 95
             */
            durationSeconds: number | null;
            uploadedBy: components["schemas"]["Person"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A class by its name. */
        ClassName: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
        };
        /** @description A course and this teacher's classes of it: two steps of a choice. */
        LessonCourse: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            courseType: components["schemas"]["CourseCategory"];
            classes: components["schemas"]["ClassName"][];
        };
        /** @description What is taken off its lesson. */
        LessonResourceRemoval: {
            lessonResourceIds: components["schemas"]["Id"][];
            /**
             * @description Only of courses of this kind.
             * @example live
             */
            teachingType?: string;
        };
        /** @description What its lesson does not show any more; it stays among its owner's files. */
        RemovedResources: {
            lessonResourceIds: components["schemas"]["Id"][];
        };
        /** @description Questions of all practices of a lesson together, for one student. */
        PracticeScore: {
            /** @example 6 */
            questions: number;
            /** @example 6 */
            answered: number;
            /**
             * @description Of those with a right answer.
             * @example 5
             */
            correct: number;
        };
        /** @description One student in the list of a class. */
        StudentPerformance: {
            student: components["schemas"]["Student"];
            /** @description Null before the class has ended for who was not there yet. */
            attendance: components["schemas"]["Attendance"] | null;
            performance: components["schemas"]["OptionalPerformance"];
            /** @description The student has read it. */
            hasVisited: boolean;
            prizes: components["schemas"]["PrizeCounts"];
            practises: components["schemas"]["PracticeScore"];
        };
        /** @description How everybody did in a lesson. */
        ClassPerformance: {
            lesson: components["schemas"]["LessonSummary"];
            /** @description By name. */
            students: components["schemas"]["StudentPerformance"][];
        };
        /** @description Whether a class is through, and how it could go on. */
        CourseEnd: {
            classId: components["schemas"]["Id"];
            isEnded: boolean;
            lessonsLeft: number;
            /** @description End of the last lesson; null without lessons. */
            lastEndTime: components["schemas"]["OptionalInstant"];
            /**
             * @description Lessons that can be added in one go.
             * @example 15
             */
            extensionMax: number;
        };
        /**
         * @description Stars, to two decimals; null without a rating.
         * @example 4.67
         */
        AverageScore: number | null;
        /** @description How a lesson was rated. */
        LessonRatingAverage: {
            lessonId: components["schemas"]["Id"];
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            averageScore: components["schemas"]["AverageScore"];
            ratings: number;
        };
        /** @description How students rated the lessons of a class. */
        CourseScore: {
            classId: components["schemas"]["Id"];
            averageScore: components["schemas"]["AverageScore"];
            ratings: number;
            /**
             * @description How many ratings have one star, two stars … five.
             * @example [
             *       0,
             *       0,
             *       1,
             *       4,
             *       9
             *     ]
             */
            stars: number[];
            /** @description Lessons that were held. */
            lessons: components["schemas"]["LessonRatingAverage"][];
        };
        /** @description A student's attendance as it is written down. */
        StudentAttendance: {
            lessonId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
            attendance: components["schemas"]["Attendance"];
            /** @description First entry; null if never. */
            enteredAt: components["schemas"]["OptionalInstant"];
            presentSeconds: number;
            /** @description By the teacher. */
            isCorrected: boolean;
            markedAt: components["schemas"]["Instant"];
        };
        /** @description A class, and which of its lessons. */
        AttendanceMatrixRequest: {
            classId: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            /**
             * @description Lessons of a page.
             * @default 10
             */
            size: number;
        };
        /** @description A student in a lesson. */
        AttendanceMatrixMark: {
            stuId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            attendance: components["schemas"]["Attendance"];
            /** @description What the student said beforehand; null when nothing. */
            plan: components["schemas"]["AttendancePlan"] | null;
            /** @description By the teacher. */
            isCorrected: boolean;
        };
        /** @description Who came to which lesson of a class. The page is one of lessons. */
        AttendanceMatrix: {
            /** @description Lessons that were held, the latest first. */
            lessons: components["schemas"]["LessonBrief"][];
            /** @description Everybody in the class, by name. */
            students: components["schemas"]["Student"][];
            /** @description One for each lesson of the page and each student who was in the class by then. */
            marks: components["schemas"]["AttendanceMatrixMark"][];
            /** @description Lessons of all pages. */
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A finished class in numbers. `present` does not count the late ones. */
        ClassTotals: {
            enrolled: number;
            present: number;
            late: number;
            absent: number;
            messages: number;
            pages: number;
            /**
             * @description Mean of the ratings; null while nobody has rated.
             * @example 4.6
             * @example null
             */
            averageScore: number | null;
        };
        /** @description The roll calls of a class, and how many of them one student answered. */
        RollCallCount: {
            /** @example 2 */
            answered: number;
            /** @example 3 */
            held: number;
        };
        /** @description One student in a finished class. */
        StudentResult: {
            stuId: components["schemas"]["Id"];
            /** @example Anna */
            name: string;
            avatar: components["schemas"]["Avatar"];
            attendance: components["schemas"]["Attendance"];
            /** @description The teacher said so; it was not counted. */
            isCorrected: boolean;
            /** @description First entry; null when absent. */
            enteredAt: components["schemas"]["OptionalInstant"];
            /** @example 2640 */
            presentSeconds: number;
            /**
             * @description Seconds with the microphone on.
             * @example 185
             */
            talkSeconds: number;
            messages: number;
            handsRaised: number;
            rollCalls: components["schemas"]["RollCallCount"];
            /**
             * @description How often the student was picked by chance.
             * @example 1
             */
            picks: number;
            prizes: components["schemas"]["PrizeCounts"];
            /** @description The student's rating of the lesson; null while not rated. */
            score: number | null;
            /** @description The comment beside the rating. */
            comment: string | null;
        };
        /** @description One chat message of a class. */
        ChatRecord: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            name: string;
            role: components["schemas"]["Role"];
            /** @example 老师好！ */
            text: string;
            at: components["schemas"]["Instant"];
        };
        /** @description One page of the board. */
        BoardPageSummary: {
            pageId: components["schemas"]["Id"];
            /** @description Place of the page, counted from 1. */
            no: number;
            /**
             * @description Name of the paper.
             * @example tianzige
             */
            background: string;
            strokeCount: number;
        };
        /** @description What a finished class leaves behind. */
        ClassResult: {
            lesson: components["schemas"]["LessonSummary"];
            totals: components["schemas"]["ClassTotals"];
            students: components["schemas"]["StudentResult"][];
            /** @description The newest 200 messages, oldest first. */
            chat: components["schemas"]["ChatRecord"][];
            /** @description Pages of the board in order; their ink is in `roomKeyframe`. */
            pages: components["schemas"]["BoardPageSummary"][];
        };
        /** @description One student in numbers. */
        StudentStatisticsRow: {
            stuId: components["schemas"]["Id"];
            name: string;
            avatar: components["schemas"]["Avatar"];
            attendance: components["schemas"]["AttendanceCounts"];
            /** @description In live classes. */
            presentMinutes: number;
            homework: components["schemas"]["HomeworkProgress"];
            /** @description Prizes won in class. */
            prizes: number;
        };
        /** @description The students of a class in numbers. */
        StudentStatistics: {
            classId: components["schemas"]["Id"];
            heldLessons: number;
            /** @description Of all students together. */
            attendance: components["schemas"]["AttendanceCounts"];
            /** @description By name. */
            students: components["schemas"]["StudentStatisticsRow"][];
        };
        /** @description A class as its page shows it. */
        ClassDetail: {
            class: components["schemas"]["ClassCard"];
            textbook: components["schemas"]["ClassTextbook"] | null;
            /** @description The course's own; without one, as its lessons are planned. */
            cycle: components["schemas"]["CycleSlot"][];
            /** @example 45 */
            lessonMinutes: number;
            averageScore: components["schemas"]["AverageScore"];
            /** @description How many students' ratings the average is of. */
            ratings: number;
            attendance: components["schemas"]["AttendanceCounts"];
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
        };
        /** @description A lesson and the files shown with it. */
        LessonResources: {
            lesson: components["schemas"]["LessonSummary"];
            /** @description The newest first. */
            resources: components["schemas"]["LessonResource"][];
        };
        /** @description One student in one lesson. */
        LessonStudentRef: {
            lessonId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
        };
        /**
         * @description Where a lesson stands, for its teacher.
         * @enum {string}
         */
        TeacherLessonStatus: "notStarted" | "waitingToStart" | "inProgress" | "ended" | "expired" | "waitingToBeAdjusted";
        /** @description Which lessons of a teacher, and which page of them. */
        LessonListRequest: {
            /** @description All when left out. */
            status?: components["schemas"]["TeacherLessonStatus"];
            classId?: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Lessons to come, the nearest first; lessons that are over, the latest first. */
        LessonPage: {
            records: components["schemas"]["LessonSummary"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Names one student of a class. */
        ClassStudentRef: {
            classId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
        };
        /** @description A student who is no longer in the class. What they did in it stays. */
        StudentRemoval: {
            classId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
            removedAt: components["schemas"]["Instant"];
            /** @description Students who are left. */
            studentCount: number;
        };
        /** @description All lessons of a class, in order. */
        ClassLessons: {
            classId: components["schemas"]["Id"];
            /** @example 12 */
            totalLessons: number;
            lessons: components["schemas"]["LessonBrief"][];
        };
        /** @description Lessons of one class. */
        LessonDeletionRequest: {
            classId: components["schemas"]["Id"];
            lessonIds: components["schemas"]["Id"][];
        };
        /** @description A lesson that is to be added. It lasts as long as lessons of its course do. */
        LessonDraft: {
            /**
             * @description Schools may set a lower maximum.
             * @example 第十三课 复习
             */
            lessonName: string;
            classDate: components["schemas"]["CalendarDay"];
            StartClassTime: components["schemas"]["ClockTime"];
        };
        /** @description Lessons for the end of a class, at most 15 in one go. */
        LessonDraftsRequest: {
            classId: components["schemas"]["Id"];
            lessons: components["schemas"]["LessonDraft"][];
            /** @description Whose calendar and clock; the school's when left out. */
            timezone?: components["schemas"]["ViewerZone"];
            /**
             * @description Go on although the teacher has other lessons at these times.
             * @default false
             */
            confirm: boolean;
        };
        /** @description What `adjust` would answer. */
        LessonMoveCheck: {
            lessonId: components["schemas"]["Id"];
            check: components["schemas"]["LessonTimeCheck"];
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
        };
        /** @description What `addLessons` would answer. */
        LessonDraftsCheck: {
            classId: components["schemas"]["Id"];
            /** @description All of them, at once or with `confirm`. */
            isPossible: boolean;
            needsConfirmation: boolean;
            /** @description One for each lesson, in the order they were sent. */
            checks: components["schemas"]["LessonTimeCheck"][];
        };
        /** @description What a student said about a lesson to come. */
        StudentPlan: {
            stuId: components["schemas"]["Id"];
            plan: components["schemas"]["AttendancePlan"];
            reason: string;
            saidAt: components["schemas"]["Instant"];
        };
        /** @description What a teacher checks before class. */
        LessonPreparation: {
            lesson: components["schemas"]["LessonSummary"];
            /** @description Enrolled students by name. */
            students: components["schemas"]["Student"][];
            /** @description What students said about coming, those who spoke first first; who said nothing is missing. */
            plans: components["schemas"]["StudentPlan"][];
        };
        /** @description By how many lessons a class is to be continued. */
        ContinuationRequest: {
            classId: components["schemas"]["Id"];
            /**
             * @default 1
             * @example 4
             */
            count: number;
            /** @description Whose calendar and clock the drafts are in; the school's when left out. */
            timezone?: components["schemas"]["ViewerZone"];
        };
        /** @description A lesson as it would be added. */
        ContinuationLesson: {
            /** @example 13 */
            lessonNo: number;
            /** @description Ready for `addLessons`. */
            draft: components["schemas"]["LessonDraft"];
            check: components["schemas"]["LessonTimeCheck"];
        };
        /** @description How a class would go on in its own cycle. */
        Continuation: {
            classId: components["schemas"]["Id"];
            /** @description The course's own; without one, as its lessons are planned. */
            cycle: components["schemas"]["CycleSlot"][];
            /** @example 45 */
            lessonMinutes: number;
            lessons: components["schemas"]["ContinuationLesson"][];
        };
        /** @description A class and a page of its students. */
        ClassStudentListRequest: {
            classId: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
            /** @description Part of the name or nickname. */
            keyword?: string;
        };
        /** @description Students by name. */
        ClassStudentPage: {
            records: components["schemas"]["ClassStudent"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Which classes; all when empty. */
        ClassFilter: {
            classType?: components["schemas"]["ClassType"];
            courseType?: components["schemas"]["CourseCategory"];
            /** @description Part of the class's or course's name. */
            keyword?: string;
        };
        /** @description How many classes a tab would show. */
        ClassStatusCount: {
            status: components["schemas"]["ClassStatus"];
            /** @example 3 */
            count: number;
        };
        /** @description One student of a running class. */
        StageRequest: {
            lessonId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
        };
        /** @description Whether a student is invited on stage. Only one student can be there. */
        StageInvitation: {
            stuId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            invited: boolean;
        };
        /** @description How long the class can still last. */
        LessonEndTime: {
            lessonId: components["schemas"]["Id"];
            scheduledEnd: components["schemas"]["Instant"];
            /** @description The room ends itself here, 30 minutes after the scheduled end. */
            autoEndAt: components["schemas"]["Instant"];
            /**
             * @description Seconds to the scheduled end; negative when it runs over.
             * @example 1740
             * @example -65
             */
            secondsLeft: number;
            serverTime: components["schemas"]["Instant"];
        };
        /** @description A picture to put behind the board. */
        BoardBackground: {
            vbgId: components["schemas"]["Id"];
            /** @example 米字格 */
            name: string;
            /** @description Address of the picture. */
            url: string;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description An image of one's own: a resource, or an object that was just uploaded. One of the two. */
        BoardBackgroundRequest: {
            resourceId?: components["schemas"]["Id"];
            newFileName?: components["schemas"]["ObjectKey"];
            /**
             * @description The file's name if left out.
             * @example 米字格
             */
            name?: string;
        };
        /** @description Names one background. */
        VbgRef: {
            vbgId: components["schemas"]["Id"];
        };
        /**
         * @description What this call opens. A `fillIn` and a `dictation` are opened in the room itself.
         * @enum {string}
         */
        OpenedPracticeKind: "clicker" | "buzzer" | "questions" | "check" | "writing";
        /** @description What is opened. A clicker needs `optionCount`, `questions` need `questionIds`, a `writing` needs `characters`, a buzzer and a quick check nothing. */
        PracticeRequest: {
            lessonId: components["schemas"]["Id"];
            kind: components["schemas"]["OpenedPracticeKind"];
            /**
             * @description Shown above it; empty shows its kind.
             * @example 第三题
             */
            title?: string;
            /**
             * @description It ends by itself after this; 0 has no limit.
             * @default 0
             * @example 60
             */
            limitSeconds: number;
            /**
             * @description Options of a clicker, from A.
             * @example 4
             */
            optionCount?: number;
            /**
             * @description More than one option of a clicker may be chosen.
             * @default false
             */
            isMultiple: boolean;
            /** @description What is right in a clicker; none if there is nothing to be right about. */
            correctKeys?: components["schemas"]["OptionKeys"];
            /** @description Choice questions of the bank, in the order they are asked. */
            questionIds?: components["schemas"]["Id"][];
            /** @description The Chinese characters of a `writing`, one in each item. */
            characters?: string[];
        };
        /** @description Names one practice. */
        PracticeRef: {
            practiseId: components["schemas"]["Id"];
        };
        /** @description A reward for one student or many. */
        PrizeRequest: {
            lessonId: components["schemas"]["Id"];
            /** @description Students who are or were in the class. */
            stuIds: components["schemas"]["Id"][];
            kind: components["schemas"]["PrizeKind"];
            /**
             * @description For each of them.
             * @default 1
             * @example 1
             */
            count: number;
            /**
             * @default
             * @example 朗读很流利
             */
            reason: string;
        };
        /** @description A removed student who may come back to this lesson. */
        Readmission: {
            lessonId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
            /** @constant */
            readmitted: true;
        };
        /** @description Names one prize of a lesson. */
        PrizeRef: {
            lessonId: components["schemas"]["Id"];
            prizeId: components["schemas"]["Id"];
        };
        /** @description What a teacher says about a class, or about one student of it. Saving again replaces it. */
        TeacherFeedbackRequest: {
            lessonId: components["schemas"]["Id"];
            /** @description The student it is about; left out for the whole class. */
            stuId?: components["schemas"]["Id"];
            optionIds: components["schemas"]["FeedbackOptionIds"];
            content: components["schemas"]["FeedbackContent"];
        };
        /**
         * @description `this`: the named lesson alone. `following`: with it the later lessons of its class at the same weekday and time of the school's clock. `all`: the earlier ones to come as well. A lesson that was moved elsewhere by itself stays there.
         * @enum {string}
         */
        LessonMoveScope: "this" | "following" | "all";
        /** @description The new time of the named lesson; the others move by as many days, to the same time of the school's clock. */
        LessonsMoveRequest: {
            lessonId: components["schemas"]["Id"];
            scope: components["schemas"]["LessonMoveScope"];
            classDate: components["schemas"]["CalendarDay"];
            StartClassTime: components["schemas"]["ClockTime"];
            /** @description Whose calendar and clock; the school's when left out. */
            timezone?: components["schemas"]["ViewerZone"];
            /**
             * @description Go on although the teacher has other lessons at these times. Busy students are refused all the same.
             * @default false
             */
            confirm: boolean;
            basedOn?: components["schemas"]["LessonStartAsRead"];
            reason?: components["schemas"]["LessonMoveReason"];
        };
        /** @description Lessons at their new times. */
        LessonsMove: {
            /** @description The earliest first. */
            lessons: components["schemas"]["LessonSummary"][];
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
        };
        /** @description One lesson of several that are to be moved. */
        PlannedMove: {
            lessonId: components["schemas"]["Id"];
            /** @example 7 */
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            previousStartTime: components["schemas"]["Instant"];
            check: components["schemas"]["LessonTimeCheck"];
        };
        /** @description What `adjustLessons` would answer. */
        LessonsMoveCheck: {
            /** @description All of them, at once or with `confirm`. */
            isPossible: boolean;
            needsConfirmation: boolean;
            /** @description Before the move; each lesson takes one. */
            remainingAdjustments: components["schemas"]["RemainingAdjustments"];
            /** @description The earliest first. */
            moves: components["schemas"]["PlannedMove"][];
        };
        /** @description Days in which a lesson is to find a place, both ends included; at most 60. */
        LessonTimeSuggestionsRequest: {
            lessonId: components["schemas"]["Id"];
            from: components["schemas"]["CalendarDay"];
            until: components["schemas"]["CalendarDay"];
            /** @description Whose days; the school's when left out. */
            timezone?: components["schemas"]["ViewerZone"];
        };
        /** @description A time at which neither the teacher nor a student of the class has another lesson. */
        LessonTimeSuggestion: {
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description The weekday belongs to the weekly schedule of the class, too. */
            isUsual: boolean;
        };
        /** @description Free times for one lesson, at the clock times at which its class meets. */
        LessonTimeSuggestions: {
            lessonId: components["schemas"]["Id"];
            /** @description The earliest first; none where the class has no weekly schedule. */
            times: components["schemas"]["LessonTimeSuggestion"][];
        };
        /** @description Names the lesson to call off. */
        LessonPostponeRequest: {
            lessonId: components["schemas"]["Id"];
            basedOn?: components["schemas"]["LessonStartAsRead"];
        };
        /** @description How a student did. Writing again replaces it. */
        PerformanceRequest: {
            lessonId: components["schemas"]["Id"];
            stuId: components["schemas"]["Id"];
            listening: components["schemas"]["Stars"];
            speaking: components["schemas"]["Stars"];
            participation: components["schemas"]["Stars"];
            /**
             * @default
             * @example 声调进步很大，继续加油！
             */
            comment: string;
        };
        /** @description A lesson of a public course with who is in it. */
        PublicLesson: {
            detail: components["schemas"]["LessonDetail"];
            courseStatus: components["schemas"]["CourseStatus"];
            coverUrl: components["schemas"]["CoverUrl"];
            students: components["schemas"]["Student"][];
        };
        /** @description What is taught. Subjects form a tree. */
        Subject: {
            subjectId: components["schemas"]["Id"];
            /** @description Null at the top. */
            parentId: components["schemas"]["Id"] | null;
            /**
             * @description In the reader's language.
             * @example 综合中文
             */
            name: string;
            /**
             * @description Subjects right below.
             * @example 5
             */
            childCount: number;
        };
        /**
         * @description Between 3 and 50 characters; a school may set a smaller limit.
         * @example 中国节日故事
         */
        PublicCourseName: string;
        /** @description What the course is about; plain text with line breaks. */
        PublicCourseIntroduction: string;
        /** @description What changes; everything else stays. A plan needs all fields of its kind, and moves only lessons that have not begun. */
        PublicCourseChange: {
            courseId: components["schemas"]["Id"];
            courseName?: components["schemas"]["PublicCourseName"];
            subjectId?: components["schemas"]["Id"];
            classType?: components["schemas"]["ClassType"];
            /**
             * @description Seats: at most 30 of a small class, 200 (or 500) of a large one.
             * @example 30
             */
            studentLimit?: number;
            introduction?: components["schemas"]["PublicCourseIntroduction"];
            /** @description Its chapters become the lessons. */
            textbookId?: components["schemas"]["Id"];
            /** @description A JPG or PNG of one's own, uploaded before. */
            coverResourceId?: components["schemas"]["Id"];
            /** @description 0, or nothing, is free. */
            priceMinor?: components["schemas"]["PriceMinor"];
            currency?: components["schemas"]["Currency"];
            basedOn?: components["schemas"]["BasedOn"];
            /**
             * @description The teacher knows of other lessons at the same time.
             * @default false
             */
            confirm: boolean;
            /** @description Lessons follow a weekly cycle; otherwise each has a time of its own. */
            isPeriodic?: boolean;
            /**
             * @description Of a periodic course; others have as many as `startTimes`.
             * @example 8
             */
            totalLessons?: number;
            /** @description First day of a periodic course in the school's calendar. */
            startDate?: components["schemas"]["CalendarDay"];
            /** @description Of a periodic course. */
            cycle?: components["schemas"]["CycleSlot"][];
            /** @description Of a course that is not periodic: one for each lesson. */
            startTimes?: components["schemas"]["Instant"][];
            /** @description Of one lesson; one of `courseConfig`. */
            durationMinutes?: components["schemas"]["LessonMinutes"];
            /**
             * Format: binary
             * @description A JPG or PNG of at most 5 MiB, instead of `coverResourceId`.
             */
            cover?: string;
        };
        /** @description A public course as its author edits it. */
        PublicCourse: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            coverUrl: components["schemas"]["CoverUrl"];
            subjectId: components["schemas"]["Id"] | null;
            /**
             * @description In the reader's language.
             * @example 节日与习俗
             */
            subjectName: string | null;
            classType: components["schemas"]["ClassType"];
            /** @example 200 */
            studentLimit: number;
            /**
             * @description Students in it.
             * @example 2
             */
            registered: number;
            status: components["schemas"]["CourseStatus"];
            isPeriodic: boolean;
            /** @description Empty unless periodic. */
            cycle: components["schemas"]["CycleSlot"][];
            /** @example 4 */
            totalLessons: number;
            durationMinutes: components["schemas"]["LessonMinutes"];
            textbookId: components["schemas"]["Id"] | null;
            textbookName: string | null;
            introduction: components["schemas"]["CourseIntroduction"];
            priceMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["OptionalInstant"];
            updatedAt: components["schemas"]["OptionalInstant"];
            lessons: components["schemas"]["LessonBrief"][];
            /** @description A draft with lessons to come. */
            canPublish: boolean;
            canClose: boolean;
            /** @description As long as nobody registered. */
            canChangeClassType: boolean;
            /** @description As long as it is a draft. */
            canChangeTextbook: boolean;
        };
        /** @description A new public course. */
        PublicCourseRequest: {
            courseName: components["schemas"]["PublicCourseName"];
            subjectId: components["schemas"]["Id"];
            classType: components["schemas"]["ClassType"];
            /**
             * @description Seats: at most 30 of a small class, 200 (or 500) of a large one.
             * @example 30
             */
            studentLimit: number;
            introduction: components["schemas"]["PublicCourseIntroduction"];
            /** @description Its chapters become the lessons. */
            textbookId?: components["schemas"]["Id"];
            /** @description A JPG or PNG of one's own, uploaded before. */
            coverResourceId?: components["schemas"]["Id"];
            /** @description 0, or nothing, is free. */
            priceMinor?: components["schemas"]["PriceMinor"];
            currency?: components["schemas"]["Currency"];
            /**
             * @description The teacher knows of other lessons at the same time.
             * @default false
             */
            confirm: boolean;
            /** @description Lessons follow a weekly cycle; otherwise each has a time of its own. */
            isPeriodic: boolean;
            /**
             * @description Of a periodic course; others have as many as `startTimes`.
             * @example 8
             */
            totalLessons?: number;
            /** @description First day of a periodic course in the school's calendar. */
            startDate?: components["schemas"]["CalendarDay"];
            /** @description Of a periodic course. */
            cycle?: components["schemas"]["CycleSlot"][];
            /** @description Of a course that is not periodic: one for each lesson. */
            startTimes?: components["schemas"]["Instant"][];
            /** @description Of one lesson; one of `courseConfig`. */
            durationMinutes: components["schemas"]["LessonMinutes"];
        };
        /** @description Limits and choices of the form of a public course. */
        CourseConfig: {
            /** @example 3 */
            nameMin: number;
            /** @example 50 */
            nameMax: number;
            /** @example 2000 */
            introductionMax: number;
            /**
             * @description Seats of a small class.
             * @example 30
             */
            smallLimit: number;
            /**
             * @description Seats of a large class.
             * @example 200
             */
            largeLimit: number;
            /** @example 60 */
            lessonsMax: number;
            durations: components["schemas"]["LessonMinutes"][];
            coverTypes: ("image/jpeg" | "image/png")[];
            /** @example 5242880 */
            coverMaxBytes: number;
            /** @description Of the school. */
            currency: components["schemas"]["Currency"];
            /** @description The school's: cycles are by its clock. */
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description One's public courses, all of them without a field. */
        PublicCourseFilter: {
            /** @description Searched in the name. */
            keyword?: components["schemas"]["SearchKeyword"];
            status?: components["schemas"]["CourseStatus"];
            classType?: components["schemas"]["ClassType"];
            subjectId?: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A line of the list of one's public courses. */
        PublicCourseCard: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            coverUrl: components["schemas"]["CoverUrl"];
            subjectName: string | null;
            classType: components["schemas"]["ClassType"];
            status: components["schemas"]["CourseStatus"];
            /** @example 2 */
            registered: number;
            studentLimit: number;
            totalLessons: number;
            lessonsHeld: number;
            /** @description Null when none is to come. */
            nextLessonAt: components["schemas"]["OptionalInstant"];
            priceMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            updatedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description A page of one's public courses, the newest first. */
        PublicCoursePage: {
            records: components["schemas"]["PublicCourseCard"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description The state a public course goes into. */
        PublicCourseStatusRequest: {
            courseId: components["schemas"]["Id"];
            /**
             * @description A draft is published, a published course is closed; `appendRegister` opens a closed one again.
             * @enum {string}
             */
            status: "published" | "closed";
        };
        /** @description A value to filter by. */
        FilterValue: {
            /** @example published */
            value: string;
            /**
             * @description In the reader's language.
             * @example 报名中
             */
            label: string;
            /**
             * @description How many courses have it.
             * @example 1
             */
            count: number;
        };
        /** @description What one's public courses can be filtered by. */
        CourseCriteria: {
            statuses: components["schemas"]["FilterValue"][];
            classTypes: components["schemas"]["FilterValue"][];
            /** @description Only those that a course has. */
            subjects: components["schemas"]["FilterValue"][];
        };
        /** @description One lesson, and the kind of its course as the timetable has it. */
        LessonReference: {
            lessonId: components["schemas"]["Id"];
            teachingType?: components["schemas"]["TeachingTypeText"];
        };
        /** @description Which textbooks; all of them without a field. */
        TextbooksRequest: {
            subjectId?: components["schemas"]["Id"];
            gradeId?: components["schemas"]["Id"];
        };
        /** @description A line of a table of contents. */
        TextbookChapter: {
            chapterId: components["schemas"]["Id"];
            /**
             * @description Place in the textbook.
             * @example 3
             */
            no: number;
            /** @example 第三课 你叫什么名字 */
            name: string;
            /**
             * @description What reading it takes.
             * @example 18
             */
            minutes: number;
            /**
             * @description New words.
             * @example 10
             */
            wordCount: number;
        };
        /** @description A textbook with its table of contents. */
        Textbook: {
            textbookId: components["schemas"]["Id"];
            /** @example 华文起步 · 第一册 */
            name: string;
            introduction: string;
            subjectId: components["schemas"]["Id"];
            /** @description Null when it is for everybody. */
            gradeId: components["schemas"]["Id"] | null;
            /** @example HSK 1 */
            gradeName: string | null;
            chapters: components["schemas"]["TextbookChapter"][];
        };
        /** @description A name of one's own for a chapter. */
        ChapterRename: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            /** @example 第三课 名字的故事 */
            chapterName: string;
        };
        /** @description The chapter after the change. */
        RenamedChapter: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            chapterName: string;
            /**
             * @description Lessons to come that had the chapter's name and have the new one now.
             * @example 1
             */
            renamedLessons: number;
        };
        /** @description A lesson that was held, for a chart. */
        CourseStatsLesson: {
            lessonId: components["schemas"]["Id"];
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            present: number;
            late: number;
            absent: number;
            averageScore: components["schemas"]["AverageScore"];
            ratings: number;
        };
        /** @description A course in numbers. */
        CourseStats: {
            courseId: components["schemas"]["Id"];
            /** @example 8 */
            registered: number;
            /** @description Seats of all classes. */
            studentLimit: number;
            totalLessons: number;
            lessonsHeld: number;
            /**
             * @description Present or late, of all who should have come; null before the first lesson.
             * @example 0.86
             */
            attendanceRate: number | null;
            averageScore: components["schemas"]["AverageScore"];
            /**
             * @description How many ratings have 1, 2, 3, 4 and 5 stars.
             * @example [
             *       0,
             *       0,
             *       1,
             *       3,
             *       9
             *     ]
             */
            scores: number[];
            paidOrders: number;
            /**
             * @description In minor units of the currency.
             * @example 128000
             */
            incomeMinor: number;
            currency: components["schemas"]["Currency"];
            /** @description By day of the school's calendar; days without any are left out. */
            registrations: {
                day: components["schemas"]["CalendarDay"];
                count: number;
            }[];
            lessons: components["schemas"]["CourseStatsLesson"][];
        };
        /** @description More seats, more students, or registration open again. */
        RegistrationExtension: {
            courseId: components["schemas"]["Id"];
            /**
             * @description Seats from now on; not fewer than before.
             * @example 60
             */
            studentLimit?: number;
            /** @description Students of this teacher who are put into the class. Those in it stay. */
            stuIds?: components["schemas"]["Id"][];
        };
        /** @description Times to look at. */
        StartTimesCheck: {
            startTimes: components["schemas"]["Instant"][];
            durationMinutes: components["schemas"]["LessonMinutes"];
            /** @description The course that is edited: its own lessons are not in the way, its students are asked. */
            courseId?: components["schemas"]["Id"];
        };
        /** @description What making or changing the course at these times would answer. Nothing is planned. */
        PlanCheck: {
            /** @description All of them, at once or with `confirm`. */
            isPossible: boolean;
            needsConfirmation: boolean;
            /** @description One for each lesson, earliest first. */
            checks: components["schemas"]["LessonTimeCheck"][];
        };
        /** @description A cycle to look at. */
        CycleCheck: {
            startDate: components["schemas"]["CalendarDay"];
            cycle: components["schemas"]["CycleSlot"][];
            /** @example 8 */
            totalLessons: number;
            durationMinutes: components["schemas"]["LessonMinutes"];
            /** @description The course that is edited: its own lessons are not in the way, its students are asked. */
            courseId?: components["schemas"]["Id"];
        };
        /** @description A picture as text. */
        Base64UploadRequest: {
            /**
             * @description A `data:` address, or its Base64 part alone.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            base64Str: string;
            fileName?: components["schemas"]["FileName"];
        };
        /** @description Pictures that were uploaded, with their names in the same order. */
        ImagesRequest: {
            newFileNames: components["schemas"]["ObjectKey"][];
            fileNames: components["schemas"]["FileName"][];
        };
        /** @description Objects by their keys, or resources by their ids: an object goes with its last resource. At least one of them. */
        ObjectsRequest: {
            newFileNames?: components["schemas"]["ObjectKey"][];
            resourceIds?: components["schemas"]["Id"][];
        };
        /** @description What became of each object. */
        DeletedObjects: {
            deleted: components["schemas"]["ObjectKey"][];
            kept: {
                newFileName: components["schemas"]["ObjectKey"];
                /**
                 * @description What still shows it. `picture` is a face, a school's logo or a course's cover, `resource` the same file in another place, `publicFile` the copy of a file that is public.
                 * @enum {string}
                 */
                neededBy: "replay" | "background" | "picture" | "contract" | "homework" | "message" | "resource" | "publicFile";
            }[];
        };
        /** @description Which of the own files, and which page of them. */
        ResourceFilter: {
            type?: components["schemas"]["FileType"];
            /** @description Part of the name. */
            keyword?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description One page of files. */
        ResourcePage: {
            records: components["schemas"]["ResourceItem"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description One resource. */
        ResourceRef: {
            resourceId: components["schemas"]["Id"];
        };
        /** @description One course. */
        CourseResourcesRequest: {
            courseId: components["schemas"]["Id"];
        };
        /** @description One file in one more place, a lesson or a course of the teacher. */
        ResourceCopyRequest: {
            resourceId: components["schemas"]["Id"];
            /** @description Either this … */
            lessonId?: components["schemas"]["Id"];
            /** @description … or this. */
            courseId?: components["schemas"]["Id"];
        };
        StorageOfType: {
            type: components["schemas"]["FileType"];
            /** @example 482133 */
            bytes: number;
        };
        /** @description What a person keeps in the object store. */
        Storage: {
            /** @example 482133 */
            usedBytes: number;
            /**
             * @description As many may be used.
             * @example 21474836480
             */
            quotaBytes: number;
            /** @description Files by type, the largest first. The rest of `usedBytes` is what was made of them, and what no file names. */
            types: components["schemas"]["StorageOfType"][];
        };
        /** @description Which files of the student's classes, and which page of them. */
        StudentResourceFilter: {
            courseId?: components["schemas"]["Id"];
            type?: components["schemas"]["FileType"];
            /** @description Part of the name of the file, or of its lesson. */
            keyword?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description The lesson that shows a file. */
        ResourceLesson: {
            lessonId: components["schemas"]["Id"];
            /** @example 3 */
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
        };
        /** @description A file, and the lesson that shows it. */
        StudentResource: {
            file: components["schemas"]["ResourceItem"];
            uploadedBy: components["schemas"]["Person"];
            /** @description It is the asking person's own. */
            isMine: boolean;
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            lesson: components["schemas"]["ResourceLesson"];
        };
        /** @description A course by which a list can be narrowed. */
        CourseRows: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            /**
             * @description Rows that belong to it.
             * @example 9
             */
            count: number;
        };
        /** @description One page of files, the newest first. */
        StudentResourcePage: {
            records: components["schemas"]["StudentResource"][];
            /** @description Courses with files, by name, whichever course is asked for. */
            courses: components["schemas"]["CourseRows"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        PaperRef: {
            paperId: components["schemas"]["Id"];
        };
        QuestionRef: {
            questionId: components["schemas"]["Id"];
        };
        /**
         * @description Where a homework stands for its teacher: work is waiting to be graded; all that was handed in is graded; not everybody
         *     has handed in; not published. One homework can be `waiting` and `notCompleted`.
         * @enum {string}
         */
        MarkingState: "waiting" | "graded" | "notCompleted" | "unpublished";
        /**
         * @description Part of a title or name.
         * @example 练习
         */
        Keyword: string;
        HomeworkListRequest: {
            state?: components["schemas"]["MarkingState"];
            /** @description A class of the teacher. */
            classId?: components["schemas"]["Id"];
            lessonId?: components["schemas"]["Id"];
            kind?: components["schemas"]["PaperKind"];
            keyword?: components["schemas"]["Keyword"];
            courseId?: components["schemas"]["Id"];
            /** @description Starts at this instant or later. */
            from?: components["schemas"]["Instant"];
            /** @description Starts before this instant. */
            until?: components["schemas"]["Instant"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `afterClass` hides it from students until its lesson has ended.
         * @enum {string}
         */
        HomeworkVisibility: "always" | "afterClass";
        /**
         * @description When students are told of homework: at once when it is published, or when it starts.
         * @enum {string}
         */
        AnnounceAt: "publish" | "start";
        /**
         * @description When students see their marks: each one at once, or all together when the teacher releases them (`releaseMarks`). Until then a graded work waits for its student.
         * @enum {string}
         */
        MarksShown: "atOnce" | "together";
        /** @enum {string} */
        HomeworkStatus: "draft" | "published";
        /** @description How many students of the class are where. */
        HomeworkCounts: {
            /**
             * @description Students of the class.
             * @example 8
             */
            assigned: number;
            /**
             * @description Not begun, or begun and not handed in.
             * @example 2
             */
            notHandedIn: number;
            /**
             * @description Handed in and not graded.
             * @example 3
             */
            waiting: number;
            /** @example 2 */
            graded: number;
            /**
             * @description Given back for another try.
             * @example 1
             */
            returned: number;
            /**
             * @description Of the graded ones.
             * @example 86.5
             */
            averageScore: number | null;
        };
        /** @description A homework as its teacher's lists show it. */
        HomeworkOverview: {
            homeworkId: components["schemas"]["Id"];
            /** @description Its own copy of the paper. */
            paperId: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            kind: components["schemas"]["PaperKind"];
            fullScore: components["schemas"]["FullScore"];
            /** @example 8 */
            questionCount: number;
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            course: components["schemas"]["NamedRef"];
            lesson: components["schemas"]["OptionalNamedRef"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            limitMinutes: components["schemas"]["LimitMinutes"];
            visibility: components["schemas"]["HomeworkVisibility"];
            announceAt: components["schemas"]["AnnounceAt"];
            marksShown: components["schemas"]["MarksShown"];
            /** @description Since when students see marks that are shown together. */
            marksReleasedAt: components["schemas"]["OptionalInstant"];
            status: components["schemas"]["HomeworkStatus"];
            /** @description All work is graded by then: one week after the end, unless the teacher moves it. */
            markBy: components["schemas"]["Instant"];
            /** @description Work is waiting and `markBy` is over. */
            isOverdue: boolean;
            counts: components["schemas"]["HomeworkCounts"];
            createdAt: components["schemas"]["Instant"];
        };
        MarkingStateCount: {
            state: components["schemas"]["MarkingState"];
            /** @example 2 */
            count: number;
        };
        /** @description Every state once, in the order of the tabs: homework that the other filters let through, whatever its state. One homework can count twice. */
        MarkingStateCounts: components["schemas"]["MarkingStateCount"][];
        /** @description Homework of the teacher, the last to start first. */
        HomeworkPage: {
            records: components["schemas"]["HomeworkOverview"][];
            counts: components["schemas"]["MarkingStateCounts"];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        PaperQuestionInput: {
            questionId: components["schemas"]["Id"];
            score: components["schemas"]["QuestionScore"];
        };
        /** @description In the order they are asked; no question twice. Their scores add up to the full score. */
        PaperQuestionInputs: components["schemas"]["PaperQuestionInput"][];
        /**
         * @description A paper set for a class. `paperId` copies a paper or template of the teacher; what is given besides takes the place of
         *     what was copied. Without a paper, `title`, `content`, `kind` and `fullScore` are needed. Without questions the content
         *     itself is the one question, answered by text and photos.
         */
        HomeworkCreateRequest: {
            classId: components["schemas"]["Id"];
            paperId?: components["schemas"]["Id"];
            /** @description A lesson of the class; needed for `afterClass`. */
            lessonId?: components["schemas"]["Id"];
            title?: components["schemas"]["HomeworkTitle"];
            content?: components["schemas"]["HomeworkContent"];
            kind?: components["schemas"]["PaperKind"];
            fullScore?: components["schemas"]["FullScore"];
            questions?: components["schemas"]["PaperQuestionInputs"];
            attachmentIds?: components["schemas"]["AttachmentIds"];
            chapterId?: components["schemas"]["Id"];
            /** @description Later than now. */
            startTime: components["schemas"]["Instant"];
            /** @description Not before the start, and within a year. */
            endTime: components["schemas"]["Instant"];
            /** @default 0 */
            limitMinutes: components["schemas"]["LimitMinutes"];
            /** @default always */
            visibility: components["schemas"]["HomeworkVisibility"];
            /** @default start */
            announceAt: components["schemas"]["AnnounceAt"];
            /** @default atOnce */
            marksShown: components["schemas"]["MarksShown"];
            /** @default published */
            status: components["schemas"]["HomeworkStatus"];
        };
        /** @enum {string} */
        Difficulty: "easy" | "normal" | "hard";
        /** @description A question of the bank, with its answer; for teachers. */
        Question: {
            questionId: components["schemas"]["Id"];
            type: components["schemas"]["QuestionType"];
            title: components["schemas"]["QuestionTitle"];
            passage: components["schemas"]["Passage"];
            attachments: components["schemas"]["Attachments"];
            options: components["schemas"]["ChoiceOptions"];
            /** @description Empty for questions without a choice. */
            correctKeys: components["schemas"]["ChoiceKeys"];
            analysis: components["schemas"]["Analysis"];
            /**
             * @example [
             *       "text",
             *       "photo"
             *     ]
             */
            answerModes: components["schemas"]["AnswerMode"][];
            difficulty: components["schemas"]["Difficulty"];
            subject: components["schemas"]["OptionalNamedRef"];
            grade: components["schemas"]["OptionalNamedRef"];
            /** @description Chapter of a textbook. */
            chapter: components["schemas"]["OptionalNamedRef"];
            author: components["schemas"]["Person"];
            /** @description The asking teacher wrote it and may change it. */
            isOwn: boolean;
            /** @description Every teacher of the school sees it. */
            isShared: boolean;
            ruby: components["schemas"]["QuestionRubies"];
            /**
             * @description Papers, templates and drafts of homework that ask it. While there are any it cannot be deleted.
             * @example 2
             */
            usedCount: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        PaperQuestion: {
            no: components["schemas"]["QuestionNo"];
            score: components["schemas"]["QuestionScore"];
            question: components["schemas"]["Question"];
        };
        /** @description A homework with its questions, for its teacher. */
        HomeworkDetail: {
            homework: components["schemas"]["HomeworkOverview"];
            content: components["schemas"]["HomeworkContent"];
            attachments: components["schemas"]["Attachments"];
            questions: components["schemas"]["PaperQuestion"][];
            /** @description A student has begun: questions and scores are fixed. */
            hasBegun: boolean;
            /** @description Another one with each change of the homework. */
            updatedAt: components["schemas"]["Instant"];
        };
        AnswerMarkInput: {
            no: components["schemas"]["QuestionNo"];
            /** @description Not above the question's full mark. */
            score: components["schemas"]["QuestionScore"];
            comment?: components["schemas"]["MarkingComment"];
            audioIds?: components["schemas"]["AudioIds"];
            /** @description The student's pictures with the teacher's pen. */
            imageIds?: components["schemas"]["AttachmentIds"];
            annotations?: components["schemas"]["Annotations"];
        };
        /** @description The marks of one student's work, question by question. */
        AnswerSubmitDto: {
            comment?: components["schemas"]["MarkingComment"];
            imageIds?: components["schemas"]["AttachmentIds"];
            audioIds?: components["schemas"]["AudioIds"];
            /** @description One for every question. */
            answers: components["schemas"]["AnswerMarkInput"][];
        };
        /** @description A work as it was read. If it was marked, given back or handed in since, the call is refused with 33014. Left out: the marks are replaced, whatever they are. */
        WorkAsRead: {
            gradedAt: components["schemas"]["GivenInstant"];
            /** @example 1 */
            handInCount: number;
            /** @description Needed for a work that was given back when it was read. */
            returnedAt?: components["schemas"]["GivenInstant"];
        };
        HomeworkMarksRequest: {
            answerPaperId: components["schemas"]["Id"];
            answerSubmitDto: components["schemas"]["AnswerSubmitDto"];
            basedOn?: components["schemas"]["WorkAsRead"];
        };
        /** @description The work is graded. */
        MarkingReceipt: {
            answerPaperId: components["schemas"]["Id"];
            /**
             * @description The sum of the marks.
             * @example 86
             */
            score: number;
            fullScore: components["schemas"]["FullScore"];
            gradedAt: components["schemas"]["Instant"];
            /**
             * @description Work of this homework that still waits.
             * @example 2
             */
            waiting: number;
            /** @description The one that waits longest. */
            nextAnswerPaperId: components["schemas"]["Id"] | null;
        };
        /** @description How one student stands to a homework. */
        HomeworkStudent: {
            student: components["schemas"]["Person"];
            state: components["schemas"]["StudentWorkState"];
            /** @description Null before the student begins. */
            answerPaperId: components["schemas"]["Id"] | null;
            startedAt: components["schemas"]["OptionalInstant"];
            submittedAt: components["schemas"]["OptionalInstant"];
            gradedAt: components["schemas"]["OptionalInstant"];
            /** @example 86 */
            score: number | null;
            /** @description When the student was last reminded. */
            remindedAt: components["schemas"]["OptionalInstant"];
            /** @description The end for this student: their own, or the homework's. */
            endTime: components["schemas"]["Instant"];
            /** @description The student need not do it. */
            isExcused: boolean;
        };
        ChoiceCount: {
            key: components["schemas"]["ChoiceKey"];
            /** @example 4 */
            count: number;
        };
        /** @description How a class did on one question; of work that was handed in. */
        QuestionStatistics: {
            no: components["schemas"]["QuestionNo"];
            type: components["schemas"]["QuestionType"];
            title: components["schemas"]["QuestionTitle"];
            fullScore: components["schemas"]["QuestionScore"];
            /**
             * @description Students who answered it.
             * @example 7
             */
            answered: number;
            /**
             * @description Students who have it right. Full marks are right.
             * @example 5
             */
            right: number;
            /**
             * @description Of those whose answer is marked.
             * @example 0.71
             */
            rightRate: number | null;
            /** @example 7.5 */
            averageScore: number | null;
            /** @description Students per option; empty for questions without a choice. */
            choices: components["schemas"]["ChoiceCount"][];
        };
        /** @description A homework's class: who handed in what, and how each question went. */
        HomeworkStudents: {
            homework: components["schemas"]["HomeworkOverview"];
            /** @description By name. */
            students: components["schemas"]["HomeworkStudent"][];
            questions: components["schemas"]["QuestionStatistics"][];
        };
        WaitingCountRequest: {
            /** @description A class of the teacher; all of them if left out. */
            classId?: components["schemas"]["Id"];
        };
        /** @description Homework of one class in numbers. */
        ClassHomeworkCount: {
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            course: components["schemas"]["NamedRef"];
            /** @example 8 */
            studentCount: number;
            /**
             * @description Published ones.
             * @example 6
             */
            homeworkCount: number;
            /** @example 1 */
            draftCount: number;
            /**
             * @description Answer papers to grade.
             * @example 3
             */
            waiting: number;
            /**
             * @description Of them those that should be graded by now.
             * @example 0
             */
            overdue: number;
            /**
             * @description Of all papers of published homework that has begun; null when there is none.
             * @example 0.92
             */
            handedInRate: number | null;
        };
        /** @description The teacher's classes by name. */
        ClassHomeworkCounts: components["schemas"]["ClassHomeworkCount"][];
        HomeworkOfStudent: {
            homeworkId: components["schemas"]["Id"];
            /** @description A student of the class. */
            stuId: components["schemas"]["Id"];
        };
        /** @description One student's work as the teacher's lists show it. */
        AnswerPaperSummary: {
            answerPaperId: components["schemas"]["Id"];
            homeworkId: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            kind: components["schemas"]["PaperKind"];
            fullScore: components["schemas"]["FullScore"];
            classId: components["schemas"]["Id"];
            /** @example 周末小班 A */
            className: string;
            student: components["schemas"]["Person"];
            state: components["schemas"]["StudentWorkState"];
            startedAt: components["schemas"]["Instant"];
            /** @description When it was last handed in. */
            submittedAt: components["schemas"]["OptionalInstant"];
            /** @description Another one with each marking, null while it is not graded. */
            gradedAt: components["schemas"]["OptionalInstant"];
            /** @description Null unless it is given back now. */
            returnedAt: components["schemas"]["OptionalInstant"];
            /** @example 86 */
            score: number | null;
            /**
             * @description How often it was handed in.
             * @example 1
             */
            handInCount: number;
            markBy: components["schemas"]["Instant"];
            /** @description It waits and `markBy` is over. */
            isOverdue: boolean;
        };
        /** @description What a teacher has marked of one answer so far. */
        AnswerMarkDraft: {
            no: components["schemas"]["QuestionNo"];
            /**
             * @description Null while there is none yet.
             * @example 8
             */
            score: number | null;
            comment: components["schemas"]["MarkingComment"];
            commentAudio: components["schemas"]["Attachments"];
            /** @description The student's pictures with the teacher's pen. */
            markedImages: components["schemas"]["Attachments"];
            annotations: components["schemas"]["Annotations"];
        };
        /** @description Marks that nobody but the teacher knows of. */
        MarkingDraft: {
            /** @description Another one with each time it is saved. */
            savedAt: components["schemas"]["Instant"];
            /**
             * @description How often the work was handed in when this was saved; a work with another number has other answers.
             * @example 1
             */
            handInCount: number;
            comment: components["schemas"]["MarkingComment"];
            commentImages: components["schemas"]["Attachments"];
            commentAudio: components["schemas"]["Attachments"];
            list: components["schemas"]["AnswerMarkDraft"][];
        };
        /** @description Everything to grade one student's work. */
        AnswerPaper: {
            homeworkId: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            content: components["schemas"]["HomeworkContent"];
            attachments: components["schemas"]["Attachments"];
            kind: components["schemas"]["PaperKind"];
            fullScore: components["schemas"]["FullScore"];
            student: components["schemas"]["Person"];
            /** @description Null before the student begins. */
            answerPaper: components["schemas"]["AnswerPaperSummary"] | null;
            review: components["schemas"]["PaperReview"] | null;
            /** @description What the teacher has marked and not given yet; marking the work removes it. */
            draft: components["schemas"]["MarkingDraft"] | null;
            questions: components["schemas"]["WorkQuestion"][];
            /** @description It was handed in, or its time is over: then what was saved counts. */
            canMark: boolean;
            /** @description The work of this homework that waits longest besides this one. */
            nextAnswerPaperId: components["schemas"]["Id"] | null;
        };
        ReminderRequest: {
            homeworkId: components["schemas"]["Id"];
            /** @description Only these; everybody who has not handed in if left out. */
            stuIds?: components["schemas"]["Id"][];
        };
        ReminderReceipt: {
            /** @description Who was reminded. Missing are those who handed in and those who were reminded within the last 20 hours. */
            remindedStuIds: components["schemas"]["Id"][];
        };
        LessonHomeworkCountRequest: {
            classId: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Homework of one lesson in numbers. */
        LessonHomeworkCount: {
            lessonId: components["schemas"]["Id"];
            /** @example 3 */
            lessonNo: number;
            /** @example 第三课 你叫什么名字 */
            lessonName: string;
            startTime: components["schemas"]["Instant"];
            endedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Published ones.
             * @example 1
             */
            homeworkCount: number;
            /** @example 0 */
            draftCount: number;
            /**
             * @description Papers of its published homework altogether.
             * @example 8
             */
            assigned: number;
            /**
             * @description Of them handed in.
             * @example 6
             */
            handedIn: number;
            /**
             * @description Of them waiting to be graded.
             * @example 3
             */
            waiting: number;
        };
        /** @description Lessons of the class, the last first. */
        LessonHomeworkPage: {
            records: components["schemas"]["LessonHomeworkCount"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What there is to grade. */
        WaitingCount: {
            /**
             * @description Answer papers.
             * @example 3
             */
            waiting: number;
            /**
             * @description Of them those that should be graded by now.
             * @example 0
             */
            overdue: number;
            /**
             * @description Homework they belong to.
             * @example 2
             */
            homeworkCount: number;
        };
        /** @description About the work as a whole. */
        PaperCommentInput: {
            comment?: components["schemas"]["MarkingComment"];
            imageIds?: components["schemas"]["AttachmentIds"];
            audioIds?: components["schemas"]["AudioIds"];
        };
        MarkInput: {
            no: components["schemas"]["QuestionNo"];
            /** @description Not above the question's full mark. */
            score: components["schemas"]["QuestionScore"];
        };
        AnswerCommentInput: {
            no: components["schemas"]["QuestionNo"];
            comment?: components["schemas"]["MarkingComment"];
            audioIds?: components["schemas"]["AudioIds"];
        };
        MarkedImagesInput: {
            no: components["schemas"]["QuestionNo"];
            /** @description The student's pictures with the teacher's pen. */
            imageIds: components["schemas"]["AttachmentIds"];
            /** @description Of pictures of the answer. What is left out is gone, as the pictures are. */
            annotations?: components["schemas"]["Annotations"];
        };
        AnswerPaperMarksRequest: {
            answerPaperId: components["schemas"]["Id"];
            paper?: components["schemas"]["PaperCommentInput"];
            /** @description A score for every question. */
            list: components["schemas"]["MarkInput"][];
            commentList?: components["schemas"]["AnswerCommentInput"][];
            imageList?: components["schemas"]["MarkedImagesInput"][];
            basedOn?: components["schemas"]["WorkAsRead"];
        };
        IsTemplate: boolean;
        /** @description A paper as lists show it. */
        PaperSummary: {
            paperId: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            kind: components["schemas"]["PaperKind"];
            isTemplate: boolean;
            fullScore: components["schemas"]["FullScore"];
            /** @example 8 */
            questionCount: number;
            /** @description Chapter of a textbook. */
            chapter: components["schemas"]["OptionalNamedRef"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Papers of the teacher, the last changed first. Homework that was given out is not among them. */
        PaperPage: {
            records: components["schemas"]["PaperSummary"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * @description The teacher's own questions, those colleagues share, or both.
         * @default all
         * @enum {string}
         */
        QuestionScope: "all" | "own" | "shared";
        /** @description Questions, the last changed first. */
        QuestionPage: {
            records: components["schemas"]["Question"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        IsOverdue: boolean;
        /** @description Students' work; what waits longest comes first when only waiting work is asked for, else the last begun. */
        AnswerPaperPage: {
            records: components["schemas"]["AnswerPaperSummary"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        MarkByReceipt: {
            homeworkId: components["schemas"]["Id"];
            markBy: components["schemas"]["Instant"];
        };
        /**
         * @description How a subjective question is answered.
         * @enum {string}
         */
        WrittenAnswerMode: "text" | "photo";
        /** @description A new question, or with `questionId` all of a changed one. */
        QuestionSaveRequest: {
            /** @description Left out for a new question. */
            questionId?: components["schemas"]["Id"];
            type: components["schemas"]["QuestionType"];
            title: components["schemas"]["QuestionTitle"];
            /** @description Required where something is read aloud. */
            passage?: components["schemas"]["Passage"];
            attachmentIds?: components["schemas"]["AttachmentIds"];
            options?: components["schemas"]["ChoiceOptions"];
            /** @description Exactly one for a single choice. */
            correctKeys?: components["schemas"]["ChoiceKeys"];
            analysis?: components["schemas"]["Analysis"];
            /** @description For subjective questions, at least one. */
            answerModes?: components["schemas"]["WrittenAnswerMode"][];
            difficulty: components["schemas"]["Difficulty"];
            subjectId?: components["schemas"]["Id"];
            gradeId?: components["schemas"]["Id"];
            chapterId?: components["schemas"]["Id"];
            /**
             * @description Shows it to every teacher of the school.
             * @default false
             */
            isShared: boolean;
            ruby?: components["schemas"]["QuestionRubies"];
            basedOn?: components["schemas"]["BasedOn"];
        };
        /** @description One question of an import; always a new one. */
        QuestionLine: {
            type: components["schemas"]["QuestionType"];
            title: components["schemas"]["QuestionTitle"];
            /** @description Required where something is read aloud. */
            passage?: components["schemas"]["Passage"];
            options?: components["schemas"]["ChoiceOptions"];
            /** @description Exactly one for a single choice. */
            correctKeys?: components["schemas"]["ChoiceKeys"];
            analysis?: components["schemas"]["Analysis"];
            /** @description For subjective questions, at least one. */
            answerModes?: components["schemas"]["WrittenAnswerMode"][];
            difficulty: components["schemas"]["Difficulty"];
            subjectId?: components["schemas"]["Id"];
            gradeId?: components["schemas"]["Id"];
            chapterId?: components["schemas"]["Id"];
            /**
             * @description Shows it to every teacher of the school.
             * @default false
             */
            isShared: boolean;
        };
        QuestionLinesRequest: {
            /**
             * @description Made by the client, one per call. What comes again after a break with the same one is saved once.
             * @example imp_4f1c9a02
             */
            commandId: string;
            questions: components["schemas"]["QuestionLine"][];
            /**
             * @description Saves a question also where the bank has one with the same words.
             * @default false
             */
            keepsSameWording: boolean;
        };
        /** @description What became of one question of an import. */
        QuestionLineReceipt: {
            /**
             * @description `sameWording`: the bank has a question with the same words, and the line was left out.
             * @enum {string}
             */
            state: "saved" | "sameWording" | "refused";
            /** @description The question that was saved, or the one with the same words. Null where it was refused. */
            questionId: components["schemas"]["Id"] | null;
            /** @description Why it was refused. */
            issues: components["schemas"]["Issue"][];
        };
        QuestionLinesReceipt: {
            /** @description One for each question, in their order. */
            lines: components["schemas"]["QuestionLineReceipt"][];
        };
        /** @description A new paper or template, or with `paperId` all of a changed one. */
        PaperSaveRequest: {
            /** @description Left out for a new paper. */
            paperId?: components["schemas"]["Id"];
            title: components["schemas"]["HomeworkTitle"];
            content: components["schemas"]["HomeworkContent"];
            kind: components["schemas"]["PaperKind"];
            isTemplate: boolean;
            fullScore: components["schemas"]["FullScore"];
            chapterId?: components["schemas"]["Id"];
            attachmentIds?: components["schemas"]["AttachmentIds"];
            questions: components["schemas"]["PaperQuestionInputs"];
            basedOn?: components["schemas"]["BasedOn"];
        };
        /** @description A paper or template with its questions, for who wrote it. */
        Paper: {
            summary: components["schemas"]["PaperSummary"];
            content: components["schemas"]["HomeworkContent"];
            attachments: components["schemas"]["Attachments"];
            questions: components["schemas"]["PaperQuestion"][];
        };
        PaperCopyRequest: {
            /** @description What is copied. */
            paperId: components["schemas"]["Id"];
            /** @description The same title if left out. */
            title?: components["schemas"]["HomeworkTitle"];
            /** @description Makes a template of a paper or a paper of a template; the same if left out. */
            isTemplate?: boolean;
        };
        /** @description What is left out stays. Once a student has begun, only title, content, attachments and a later end can change. */
        HomeworkUpdateRequest: {
            homeworkId: components["schemas"]["Id"];
            /** @description Null takes it off its lesson. */
            lessonId?: components["schemas"]["Id"] | null;
            title?: components["schemas"]["HomeworkTitle"];
            content?: components["schemas"]["HomeworkContent"];
            fullScore?: components["schemas"]["FullScore"];
            questions?: components["schemas"]["PaperQuestionInputs"];
            attachmentIds?: components["schemas"]["AttachmentIds"];
            /** @description Later than now. */
            startTime?: components["schemas"]["Instant"];
            /** @description Not before the start, and within a year. */
            endTime?: components["schemas"]["Instant"];
            limitMinutes?: components["schemas"]["LimitMinutes"];
            visibility?: components["schemas"]["HomeworkVisibility"];
            announceAt?: components["schemas"]["AnnounceAt"];
            marksShown?: components["schemas"]["MarksShown"];
            basedOn?: components["schemas"]["BasedOn"];
        };
        /** @description One student's answer to a question, with its marks. */
        AnswerOfStudent: {
            student: components["schemas"]["Person"];
            answerPaperId: components["schemas"]["Id"];
            state: components["schemas"]["StudentWorkState"];
            /** @description Null where nothing was saved. */
            answer: components["schemas"]["Answer"] | null;
            /** @description Null while it is not marked. */
            mark: components["schemas"]["AnswerMark"] | null;
            /**
             * @description Points that the teacher has drafted for these answers and not given yet; null without any.
             * @example 8
             */
            draftScore: number | null;
        };
        /** @description Answers of a class to one question, by the students' names. */
        AnswersOfQuestion: {
            records: components["schemas"]["AnswerOfStudent"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Another rule for one student. Exactly one of `endTime`, `isExcused` and `isZero` is given. */
        StudentRuleRequest: {
            homeworkId: components["schemas"]["Id"];
            /** @description A student of the class. */
            stuId: components["schemas"]["Id"];
            /** @description The end for this student alone: later than now, not before the start, and within a year. Null takes it back. */
            endTime?: components["schemas"]["GivenInstant"];
            /** @description True: the student need not do it, and is not counted. False takes it back. */
            isExcused?: boolean;
            /**
             * @description No points for work that was not handed in in time.
             * @constant
             */
            isZero?: true;
        };
        /** @description Questions that a teacher wants to ask in a lesson. */
        PreparedQuestions: {
            lessonId: components["schemas"]["Id"];
            /** @description In the order they are to be asked. */
            questions: components["schemas"]["Question"][];
            /** @description Null where none were ever prepared. */
            updatedAt: components["schemas"]["OptionalInstant"];
        };
        /** @description All questions that are prepared; they take the place of those before. */
        PreparedQuestionsRequest: {
            lessonId: components["schemas"]["Id"];
            /** @description Choice questions of the bank, the teacher's own or shared ones. */
            questionIds: components["schemas"]["Id"][];
            basedOn?: components["schemas"]["BasedOn"];
        };
        AnswerMarkDraftInput: {
            no: components["schemas"]["QuestionNo"];
            /**
             * @description Not above the question's full mark; null while there is none yet.
             * @example 8
             */
            score: number | null;
            comment?: components["schemas"]["MarkingComment"];
            /** @description The student's pictures with the teacher's pen. */
            imageIds?: components["schemas"]["AttachmentIds"];
            audioIds?: components["schemas"]["AudioIds"];
            annotations?: components["schemas"]["Annotations"];
        };
        /** @description All that is marked so far; it takes the place of the draft before. */
        MarkingDraftRequest: {
            answerPaperId: components["schemas"]["Id"];
            comment?: components["schemas"]["MarkingComment"];
            imageIds?: components["schemas"]["AttachmentIds"];
            audioIds?: components["schemas"]["AudioIds"];
            /** @description Of some questions or all, each at most once. */
            list: components["schemas"]["AnswerMarkDraftInput"][];
            /** @description `savedAt` of the draft as it was read, null where there was none. If there is another one by now, the call is refused with 409. Left out: the draft is replaced, whatever it is. */
            basedOn?: components["schemas"]["GivenInstant"];
        };
        /** @description The marks are kept for the teacher alone. */
        MarkingDraftReceipt: {
            answerPaperId: components["schemas"]["Id"];
            savedAt: components["schemas"]["Instant"];
        };
        MarkingPhraseFilter: {
            /** @description Those for such questions and those for all; every one if left out. */
            questionType?: components["schemas"]["QuestionType"];
        };
        /** @example 第三声再低一点。 */
        MarkingPhraseText: string;
        /**
         * @description Points it gives or takes; null where it only says something.
         * @example -2
         */
        MarkingPhrasePoints: number | null;
        /** @description Words that a teacher says often below an answer. Marks that contain them count as a use. */
        MarkingPhrase: {
            phraseId: components["schemas"]["Id"];
            text: components["schemas"]["MarkingPhraseText"];
            /** @description Offered for such questions only; null for all. */
            questionType: components["schemas"]["QuestionType"] | null;
            points: components["schemas"]["MarkingPhrasePoints"];
            /**
             * @description How many works were marked with it.
             * @example 12
             */
            useCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description The teacher's phrases, the most used first; at most 200. */
        MarkingPhrases: components["schemas"]["MarkingPhrase"][];
        /** @description A new phrase, or with `phraseId` all of a changed one. A text that is there already is changed, not kept twice. */
        MarkingPhraseRequest: {
            /** @description Left out for a new phrase. */
            phraseId?: components["schemas"]["Id"];
            text: components["schemas"]["MarkingPhraseText"];
            questionType?: components["schemas"]["QuestionType"];
            points?: components["schemas"]["MarkingPhrasePoints"];
        };
        MarkingPhraseRef: {
            phraseId: components["schemas"]["Id"];
        };
        AnswerPaperReturnRequest: {
            answerPaperId: components["schemas"]["Id"];
            /** @description What should be better. */
            comment?: components["schemas"]["MarkingComment"];
            /** @description Later than now. If left out, the end of the homework, though at least three days from now. */
            handInBy?: components["schemas"]["Instant"];
            basedOn?: components["schemas"]["WorkAsRead"];
        };
        ReturnReceipt: {
            answerPaperId: components["schemas"]["Id"];
            returnedAt: components["schemas"]["Instant"];
            handInBy: components["schemas"]["Instant"];
        };
        /** @description Students are told and see it from then on, at most 366 days from now. At once when it is left out or over. */
        NoticePublishAt: components["schemas"]["Instant"];
        /** @description A notice to a class. */
        NoticeRequest: {
            classId: components["schemas"]["Id"];
            title: components["schemas"]["NoticeTitle"];
            content: components["schemas"]["NoticeContent"];
            /**
             * @description Stands above the others.
             * @default false
             */
            isTop: boolean;
            publishAt?: components["schemas"]["NoticePublishAt"];
            /**
             * @description A content of less than 5 characters is meant; otherwise it is refused with 36001.
             * @default false
             */
            confirm: boolean;
        };
        /** @description One's own notices. */
        TeacherNoticeFilter: {
            /** @description Of one class. */
            classId?: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A notice as it is to be. */
        NoticeChange: {
            noticeId: components["schemas"]["Id"];
            title: components["schemas"]["NoticeTitle"];
            content: components["schemas"]["NoticeContent"];
            /** @description As it was if left out. */
            isTop?: boolean;
            /**
             * @description A content of less than 5 characters is meant; otherwise it is refused with 36001.
             * @default false
             */
            confirm: boolean;
            basedOn?: components["schemas"]["BasedOn"];
        };
        /** @description The same notice to several classes. */
        NoticesRequest: {
            /** @description Classes of this teacher. */
            classIds: components["schemas"]["Id"][];
            title: components["schemas"]["NoticeTitle"];
            content: components["schemas"]["NoticeContent"];
            /**
             * @description Stands above the others.
             * @default false
             */
            isTop: boolean;
            publishAt?: components["schemas"]["NoticePublishAt"];
            /**
             * @description A content of less than 5 characters is meant; otherwise it is refused with 36001.
             * @default false
             */
            confirm: boolean;
        };
        /** @description Lessons of my classes that are over, and how the student was there. */
        AttendanceSummary: {
            /** @example 12 */
            lessons: number;
            /** @example 10 */
            present: number;
            /** @example 1 */
            late: number;
            /** @example 1 */
            absent: number;
        };
        /** @description Homework I set that has started, and what the student made of it. */
        HomeworkSummary: {
            /** @example 8 */
            assigned: number;
            /**
             * @description Handed in and waiting to be marked.
             * @example 1
             */
            submitted: number;
            /** @example 6 */
            graded: number;
        };
        /** @description A student as their teacher sees them. */
        StudentInfo: {
            stuId: components["schemas"]["Id"];
            /** @example Anna Kowalska */
            name: string;
            /** @example Anna */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /** @example 喜欢汉字 */
            introduction: string;
            /**
             * @description Years; null without a birthday.
             * @example 11
             * @example null
             */
            age: number | null;
            /**
             * @example 三年级
             * @example null
             */
            gradeName: string | null;
            /** @example Maria Kowalska */
            parentName: string;
            parentMobile: components["schemas"]["MaskedMobile"];
            /** @example maria-k */
            wechatName: string;
            timeZone: components["schemas"]["TimeZone"] | null;
            /** @description Classes of mine they are in. */
            classes: components["schemas"]["TaughtClass"][];
            attendance: components["schemas"]["AttendanceSummary"];
            homework: components["schemas"]["HomeworkSummary"];
        };
        /** @description Students whose name or nickname has this in it. */
        StudentSearch: {
            /** @example an */
            name?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description One of a teacher's students in a list. */
        StudentRow: {
            stuId: components["schemas"]["Id"];
            /** @example Anna Kowalska */
            name: string;
            /** @example Anna */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /**
             * @example 三年级
             * @example null
             */
            gradeName: string | null;
            /** @description Classes of mine they are in. */
            classNames: string[];
        };
        /** @description A page of a teacher's students, by name. */
        StudentPage: {
            records: components["schemas"]["StudentRow"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Starts or stops the recording of a class that runs. */
        RecordingRequest: {
            lessonId: components["schemas"]["Id"];
            /** @enum {string} */
            action: "start" | "stop";
            /**
             * @description Starting again overwrites what was recorded before; without this it is refused with 35010.
             * @default false
             */
            overwrite: boolean;
        };
        /** @description The recording of a class. */
        Recording: {
            recordingId: components["schemas"]["Id"];
            lessonId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "recording" | "stopped";
            startedAt: components["schemas"]["Instant"];
            stoppedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Until now while it runs.
             * @example 1200
             */
            durationSeconds: number;
        };
        /** @description Whether the board is sent as a stream of its own. */
        BoardStream: {
            lessonId: components["schemas"]["Id"];
            isPushing: boolean;
        };
        /** @description One value of a list that a school may word itself. */
        DictionaryEntry: {
            /**
             * @description What is sent.
             * @example small
             */
            value: string;
            /**
             * @description What is shown, in the reader's language.
             * @example 小班课
             */
            label: string;
        };
        /** @description A list that a school may word itself, with its values in order. */
        DictionaryCategory: {
            cataId: components["schemas"]["CategoryId"];
            /** @example 班型 */
            name: string;
            entries: components["schemas"]["DictionaryEntry"][];
        };
        /** @description A level of the language, easiest first. */
        Grade: {
            gradeId: components["schemas"]["Id"];
            /** @example HSK 1 */
            name: string;
        };
        /** @description A school that may offer lessons here. */
        Merchant: {
            schoolId: components["schemas"]["Id"];
            /** @example 华文示范学校 */
            name: string;
            /**
             * @description Where it is; empty when it does not say.
             * @example 上海
             */
            region: string;
        };
        /** @description A class to choose. */
        ClassChoice: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            courseType: components["schemas"]["CourseCategory"];
            classType: components["schemas"]["ClassType"];
            status: components["schemas"]["ClassStatus"];
            studentCount: number;
        };
        /** @description Permission to upload one video. */
        VideoSignature: {
            /** @enum {string} */
            engine: "local" | "tencent";
            /** @description What the uploader of the video service asks for. */
            signature: string;
            expiresAt: components["schemas"]["Instant"];
            credential: components["schemas"]["UploadCredential"];
        };
        /** @description Which lessons of the log. */
        TaughtLessonListRequest: {
            searchStartDate?: components["schemas"]["CalendarDay"];
            searchEndDate?: components["schemas"]["CalendarDay"];
            classId?: components["schemas"]["Id"];
            /** @description Whose days; by the `timeZoneId` header when left out. */
            timezone?: components["schemas"]["ViewerZone"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A class that was held. */
        TaughtLesson: {
            lessonId: components["schemas"]["Id"];
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            courseName: components["schemas"]["CourseNameText"];
            /** @description As planned. */
            startTime: components["schemas"]["Instant"];
            startedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"];
            taughtMinutes: number;
            attendance: components["schemas"]["AttendanceCounts"];
            averageScore: components["schemas"]["AverageScore"];
            ratings: number;
            /** @description Students about whom the teacher wrote how they did. */
            performancesWritten: number;
            /** @description The teacher said something about the class or a student. */
            hasFeedback: boolean;
            /** @description Published homework of this lesson. */
            homeworkCount: number;
            replay: components["schemas"]["LessonReplayState"];
        };
        /** @description Classes that were held, the latest first. */
        TaughtLessonPage: {
            records: components["schemas"]["TaughtLesson"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Which lessons, and which page of them. */
        ReplayFilter: {
            courseId?: components["schemas"]["Id"];
            /** @description Only lessons with a replay in this state. */
            audit?: components["schemas"]["ReplayAudit"];
            /** @description Part of the lesson's name. */
            keyword?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A lesson that was held, and its replays. */
        LessonReplays: {
            lessonId: components["schemas"]["Id"];
            lessonNo: number;
            lessonName: string;
            courseId: components["schemas"]["Id"];
            courseName: string;
            className: string;
            startTime: components["schemas"]["Instant"];
            endedAt: components["schemas"]["OptionalInstant"];
            /** @description The newest first. */
            replays: components["schemas"]["Replay"][];
        };
        /** @description One page of lessons with their replays. */
        LessonReplaysPage: {
            records: components["schemas"]["LessonReplays"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A film that was uploaded. */
        ReplayRequest: {
            lessonId: components["schemas"]["Id"];
            newFileName: components["schemas"]["ObjectKey"];
            /** @example 第三课 */
            title: string;
            /** @example 2700 */
            durationSeconds: number;
        };
        /** @description A film in the video service. */
        VideoReplayRequest: {
            lessonId: components["schemas"]["Id"];
            fileId: components["schemas"]["ObjectKey"];
            /** @example 第三课 */
            title: string;
            /** @example 2700 */
            durationSeconds: number;
        };
        /** @description What a player needs to know before it reads the log. */
        RoomReplay: {
            lessonId: components["schemas"]["Id"];
            /** @example 第三课 你好吗 */
            title: string;
            /** @description The class started; what is before was waiting time. */
            startedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"];
            /**
             * @description Version of the live protocol that the frames are in.
             * @example 1
             */
            protocol: number;
            /**
             * @description Number of the last event; the first is 1.
             * @example 1840
             */
            lastSeq: number;
            /** @description Where a player can begin without reading all that came before, in order. */
            keyframes: {
                /**
                 * @description The last event in it.
                 * @example 500
                 */
                seq: number;
                at: components["schemas"]["Instant"];
                /** @example 48213 */
                sizeBytes: number;
            }[];
        };
        /** @description Homework on a student's calendar. */
        DueHomework: {
            homeworkId: components["schemas"]["Id"];
            /** @example 第三课 听写 */
            title: string;
            /** @description The end for the whole class; a returned work may have a later one of its own. */
            endTime: components["schemas"]["Instant"];
            state: components["schemas"]["StudentWorkState"];
        };
        /** @description A student's lessons of some days, earliest first, and the homework that ends on these days. */
        StudentSchedule: {
            serverTime: components["schemas"]["Instant"];
            schoolTimeZone: components["schemas"]["TimeZone"];
            /** @description The first day begins. */
            from: components["schemas"]["Instant"];
            /** @description The last day has ended. */
            until: components["schemas"]["Instant"];
            lessons: components["schemas"]["LessonSummary"][];
            /** @description What ends first comes first. */
            homework: components["schemas"]["DueHomework"][];
        };
        /** @description Which lessons, and which page of them. */
        PastLessonsRequest: {
            courseId?: components["schemas"]["Id"];
            /** @description Whose months they are; by the `timeZoneId` header when left out. */
            timezone?: components["schemas"]["ViewerZone"];
            current?: components["schemas"]["PageCurrent"];
            /**
             * @description Lessons of a page.
             * @default 20
             */
            size: number;
        };
        /** @description Homework of a lesson that was held. */
        PastHomework: {
            homeworkId: components["schemas"]["Id"];
            /** @example 第三课 课后练习 */
            title: string;
            state: components["schemas"]["StudentWorkState"];
        };
        /** @description A lesson that was held, and what it left behind for the student. */
        PastLesson: {
            lessonId: components["schemas"]["Id"];
            /** @example 3 */
            lessonNo: number;
            lessonName: components["schemas"]["LessonNameText"];
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            className: components["schemas"]["ClassNameText"];
            teacher: components["schemas"]["Person"];
            /** @description As it was planned. */
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            attendance: components["schemas"]["Attendance"];
            /** @description What the student said beforehand; null when nothing. */
            plan: components["schemas"]["AttendancePlan"] | null;
            /**
             * @description In class.
             * @example 43
             */
            presentMinutes: number;
            /**
             * @description What the teacher gave for listening, speaking and taking part, on average; null without.
             * @example 4.33
             */
            stars: number | null;
            /** @description The teacher has written how the student did. */
            hasReport: boolean;
            /** @description Written, and not opened yet. */
            isReportNew: boolean;
            replay: components["schemas"]["LessonReplayState"];
            /** @description There, and not opened yet. */
            isReplayNew: boolean;
            /** @description In the order of their starts. */
            homework: components["schemas"]["PastHomework"][];
        };
        /** @description Attendance of a student in a month. */
        AttendanceMonth: {
            /** @example 2026-11 */
            month: string;
            /**
             * @description On time.
             * @example 7
             */
            present: number;
            /** @example 1 */
            late: number;
            /**
             * @description Without a leave said beforehand.
             * @example 0
             */
            absent: number;
            /**
             * @description Absent, and it was said beforehand.
             * @example 1
             */
            onLeave: number;
        };
        /** @description One page of lessons, the last one first. */
        PastLessonPage: {
            records: components["schemas"]["PastLesson"][];
            /** @description The months of the last twelve that have lessons, the oldest first, by the asked time zone. */
            months: components["schemas"]["AttendanceMonth"][];
            /** @description Courses with such lessons, by name, whichever course is asked for. */
            courses: components["schemas"]["CourseRows"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A student's homework. What is neither handed in nor missing can still be done. */
        HomeworkTally: {
            /**
             * @description Published homework that has started and that students see.
             * @example 8
             */
            assigned: number;
            /**
             * @description Of these, what is with the teacher: waiting to be marked, or graded. Returned work is not, until it is handed in again.
             * @example 6
             */
            handedIn: number;
            /**
             * @description Of `handedIn`, what is graded.
             * @example 5
             */
            graded: number;
            /**
             * @description Of `assigned`, what is not handed in and cannot be any more.
             * @example 1
             */
            missing: number;
        };
        /** @description A student in one class of this teacher. */
        TaughtStudentClass: {
            classId: components["schemas"]["Id"];
            /** @example HSK 1 周五班 */
            className: string;
            courseId: components["schemas"]["Id"];
            /** @example HSK 1 标准课程 */
            courseName: string;
            enrolledAt: components["schemas"]["OptionalInstant"];
            attendance: components["schemas"]["AttendanceCounts"];
            homework: components["schemas"]["HomeworkTally"];
        };
        /** @description A student as their teacher sees them, with each class of this teacher. */
        TaughtStudent: {
            stuId: components["schemas"]["Id"];
            /** @example Anna Kowalska */
            name: string;
            /** @example Anna */
            nickname: string;
            avatar: components["schemas"]["Avatar"];
            /** @example 喜欢汉字 */
            introduction: string;
            /**
             * @description Years; null without a birthday.
             * @example 11
             */
            age: number | null;
            /**
             * @example 三年级
             * @example null
             */
            gradeName: string | null;
            /** @example Maria Kowalska */
            parentName: string;
            parentMobile: components["schemas"]["MaskedMobile"];
            /** @example maria-k */
            wechatName: string;
            /** @description The one of the student's profile; null follows their device. */
            timeZone: components["schemas"]["TimeZone"] | null;
            /** @description Classes of mine they are in, by course and name. */
            classes: components["schemas"]["TaughtStudentClass"][];
            attendance: components["schemas"]["AttendanceSummary"];
            /** @description Of all these classes together. */
            homework: components["schemas"]["HomeworkTally"];
        };
        /** @description A teacher's feedback about a class, or a student of it. */
        OwnLessonFeedback: {
            feedbackId: components["schemas"]["Id"];
            /** @description The student it is about; null for the whole class. */
            stuId: components["schemas"]["Id"] | null;
            optionIds: components["schemas"]["FeedbackOptionIds"];
            content: components["schemas"]["FeedbackContent"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description A student's feedback about a lesson, for its teacher. */
        StudentLessonFeedback: {
            feedbackId: components["schemas"]["Id"];
            student: components["schemas"]["Student"];
            /** @description Options of students. */
            optionIds: components["schemas"]["FeedbackOptionIds"];
            content: components["schemas"]["FeedbackContent"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description What was said about a lesson. */
        LessonFeedback: {
            /** @description The asking teacher's: about the class first, then about students by name. */
            mine: components["schemas"]["OwnLessonFeedback"][];
            /** @description The newest first. */
            fromStudents: components["schemas"]["StudentLessonFeedback"][];
        };
        /** @description A file that is shown with a lesson, and whose it is. */
        LessonFile: {
            file: components["schemas"]["ResourceItem"];
            uploadedBy: components["schemas"]["Person"];
            /** @description It is the asking person's own. */
            isMine: boolean;
        };
        /** @description The lesson that taught the same chapter before, with the teacher's own files. */
        EarlierLesson: {
            lessonId: components["schemas"]["Id"];
            lessonName: components["schemas"]["LessonNameText"];
            className: components["schemas"]["ClassNameText"];
            startTime: components["schemas"]["Instant"];
            files: components["schemas"]["ResourceItem"][];
            homework: {
                homeworkId: components["schemas"]["Id"];
                paperId: components["schemas"]["Id"];
                title: components["schemas"]["HomeworkTitle"];
            }[];
        };
        /** @description Everything about one lesson, for its teacher. */
        TeacherLessonPage: {
            serverTime: components["schemas"]["Instant"];
            schoolTimeZone: components["schemas"]["TimeZone"];
            detail: components["schemas"]["LessonDetail"];
            /** @description Enrolled students by name. */
            students: components["schemas"]["Student"][];
            /** @description What students said about coming, those who spoke first first; who said nothing is missing. */
            plans: components["schemas"]["StudentPlan"][];
            /** @description The newest first. */
            files: components["schemas"]["LessonFile"][];
            homework: components["schemas"]["HomeworkOverview"][];
            /** @description The one students see; null when there is none. */
            replay: components["schemas"]["Replay"] | null;
            /** @description Null when the chapter was not taught before, or nothing was shown with it. */
            earlier: components["schemas"]["EarlierLesson"] | null;
        };
        /** @description Everything about one lesson, for a student. */
        StudentLessonPage: {
            serverTime: components["schemas"]["Instant"];
            schoolTimeZone: components["schemas"]["TimeZone"];
            detail: components["schemas"]["LessonDetail"];
            /** @description What the student said about coming; null if nothing. */
            leave: components["schemas"]["StudentPlan"] | null;
            /** @description The newest first. */
            files: components["schemas"]["LessonFile"][];
            homework: components["schemas"]["StudentHomework"][];
            /** @description Null before the class has begun. */
            finish: components["schemas"]["LessonFinish"] | null;
        };
        /** @description A name for a lesson. */
        LessonRenameRequest: {
            lessonId: components["schemas"]["Id"];
            /** @example 第三课 你叫什么名字 */
            lessonName: string;
            /** @description A chapter of its course; left out when it stays. */
            chapterId?: components["schemas"]["Id"];
        };
        /** @description A chapter as its teacher looks it up. */
        TaughtChapter: {
            courseId: components["schemas"]["Id"];
            chapterId: components["schemas"]["Id"];
            /** @example 3 */
            no: number;
            /** @example 第三课 你叫什么名字 */
            name: string;
            /** @description In the reader's language. */
            summary: string;
            /**
             * @description What reading it takes.
             * @example 18
             */
            minutes: number;
            words: components["schemas"]["ChapterWord"][];
            /**
             * @description Sentences or turns of a talk in Chinese, one each.
             * @example [
             *       "小雨：你好！你叫什么名字？",
             *       "安娜：我叫安娜。你呢？"
             *     ]
             */
            text: string[];
            /** @description Null for the first. */
            previousChapterId: components["schemas"]["Id"] | null;
            /** @description Null for the last. */
            nextChapterId: components["schemas"]["Id"] | null;
        };
        /** @description Which page. */
        PageRequest: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description What the auditor decided. */
        ReplayDecision: {
            replayId: components["schemas"]["Id"];
            /** @enum {string} */
            audit: "manuallyApproved" | "rejected";
            /** @description Why; the teacher reads it. */
            reason?: string;
        };
        ReplayRef: {
            replayId: components["schemas"]["Id"];
        };
        /** @description What the player needs. */
        ReplayToWatch: {
            lesson: components["schemas"]["LessonSummary"];
            replay: components["schemas"]["Replay"];
        };
        /** @description Whether a file is public. */
        PublicRequest: {
            resourceId: components["schemas"]["Id"];
            isPublic: components["schemas"]["IsPublic"];
        };
        /** @description Where a calendar program reads this person's lessons. Whoever knows the address can read them, too. */
        CalendarFeed: {
            /**
             * Format: uri
             * @description Null while there is no feed.
             * @example http://localhost:8080/api-user/ext/calendar/eyJpIjoiY2FsXzEifQ.c2lnbmF0dXJl
             */
            url: string | null;
            createdAt: components["schemas"]["OptionalInstant"];
        };
        /** @description The refresh token that the last answer brought. */
        RefreshRequest: {
            /** @example 0fJ8s2mT0aZc1d9Qe7u4xB6nW5rY3kLh */
            refreshToken: string;
        };
        /** @description Work for a computer. The challenge is one of ALTCHA (proof of work, version 2): find the counter whose derived key begins with `keyPrefix`. */
        CaptchaWork: {
            /**
             * @description JSON text, sent back unchanged.
             * @example {"parameters":{},"signature":""}
             */
            challenge: string;
            /**
             * @description The counter is below this, and not below half of it.
             * @example 600
             */
            tries: number;
            /** @example 180 */
            expiresInSeconds: number;
        };
        /** @description The work is done. */
        CaptchaWorkAnswer: {
            /** @example {"parameters":{},"signature":""} */
            challenge: string;
            /** @example 412 */
            counter: number;
            /** @example 5f1c */
            derivedKey: string;
        };
        /** @description Proof that the captcha was solved. */
        SolvedCaptcha: {
            /** @example eyJuIjoi.c2lnbmVk */
            captchaVerification: string;
            /** @example 120 */
            expiresInSeconds: number;
        };
        /**
         * @description The relying party of WebAuthn, which is the host name of this installation.
         * @example class.example
         */
        RpId: string;
        /**
         * @description How long the browser waits for the person, in milliseconds.
         * @example 300000
         */
        PasskeyTimeout: number;
        /** @description What the browser asks a passkey to sign. */
        PasskeyChallenge: {
            /** @description Comes back with the signature. Good for ten minutes and one use. */
            ticket: components["schemas"]["TicketText"];
            challenge: components["schemas"]["PasskeyBytes"];
            rpId: components["schemas"]["RpId"];
            timeoutMs: components["schemas"]["PasskeyTimeout"];
        };
        /** @description The second step of a sign-in, by one of the ways that `info.ways` named. */
        SecondStepRequest: {
            ticket: components["schemas"]["TicketText"];
            password?: components["schemas"]["Password"];
            totpCode?: components["schemas"]["TotpCode"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description Whose messages; everybody's when left out. */
        OutboxRequest: {
            /**
             * @description Calling code and number without plus.
             * @example 8613800000003
             */
            recipient?: string;
        };
        /** @description A message that an outside service would have delivered. */
        OutboxEntry: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "sms";
            /** @example 8613800000003 */
            recipient: string;
            /** @example 【华文课堂】验证码 482913，5 分钟内有效。 */
            text: string;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description Whether messages of a category are wanted. */
        NotificationSetting: {
            category: components["schemas"]["MessageCategory"];
            isOn: boolean;
            /** @description Orders and contracts are always told. */
            canTurnOff: boolean;
        };
        /** @description Turns messages of a category on or off. */
        NotificationSettingRequest: {
            category: components["schemas"]["MessageCategory"];
            isOn: boolean;
        };
        /** @description A sign-in that is in use. */
        SessionEntry: {
            sessionId: components["schemas"]["Id"];
            device: components["schemas"]["DeviceDescription"];
            /**
             * @description Network address it was signed in from.
             * @example 203.0.113.7
             */
            address: string;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            /** @description The one that asks. */
            isCurrent: boolean;
        };
        /** @description A browser this account was used on. */
        DeviceEntry: {
            /**
             * @description Names the device in this list; not the `deviceId` that its calls carry, which is nobody else's to know.
             * @example 6f1d0c52b2f6c1d0
             */
            deviceId: string;
            device: components["schemas"]["DeviceDescription"];
            firstSeenAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            isCurrent: boolean;
        };
        /** @description Where the account is signed in, and where it was used. */
        SessionList: {
            /** @description The one that asks, then those seen last. */
            sessions: components["schemas"]["SessionEntry"][];
            /** @description The one that asks, then those seen last. */
            devices: components["schemas"]["DeviceEntry"][];
        };
        /** @description The sign-in meant. */
        SessionChoice: {
            sessionId: components["schemas"]["Id"];
        };
        /** @description The device meant. */
        DeviceChoice: {
            /**
             * @description As in the list of devices.
             * @example 6f1d0c52b2f6c1d0
             */
            deviceId: string;
        };
        /** @description Whether signing in with a password takes a code, too. */
        TwoFactorSwitch: {
            isTwoFactor: boolean;
            /** @description Left out where a recent proof (30115) is asked for instead. */
            smsCode?: components["schemas"]["SmsCodeText"];
            /** @description With the code, to switch off two steps whose second one is a text message: the code alone resets nothing. */
            password?: components["schemas"]["Password"];
        };
        /** @description Proof that the account's owner asks. */
        AccountClosing: {
            /** @description Left out where no code can come; then the call takes a recent proof (30115). */
            smsCode?: components["schemas"]["SmsCodeText"];
        };
        /** @description Whose account it is, proven by one of the ways the account has. With two-factor sign-in the password is not enough; where there is an authenticator or a passkey, a text code is not either. */
        Proof: {
            password?: components["schemas"]["Password"];
            smsCode?: components["schemas"]["SmsCodeText"];
            totpCode?: components["schemas"]["TotpCode"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description The proof counts for this sign-in alone, and for a while. */
        ProofReceipt: {
            provenUntil: components["schemas"]["Instant"];
        };
        /** @description A new authenticator (RFC 6238: SHA-1, six digits, 30 seconds). It counts once a code of it has confirmed it. */
        TotpSetup: {
            /** @description Comes back with the first code. Good for ten minutes and one use. */
            ticket: components["schemas"]["TicketText"];
            /**
             * @description Base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same for a QR code.
             * @example otpauth://totp/Huawen:student.anna?secret=JBSWY3DPEHPK3PXP&issuer=Huawen
             */
            uri: string;
        };
        /** @description The first code of a new authenticator. */
        TotpConfirmation: {
            ticket: components["schemas"]["TicketText"];
            totpCode: components["schemas"]["TotpCode"];
        };
        /** @description Shown once; only hashes are kept. Earlier ones open nothing any more. */
        RecoveryCodes: {
            codes: components["schemas"]["RecoveryCode"][];
        };
        /** @description What the browser makes a new passkey from. */
        PasskeyCreation: {
            /** @description Comes back with the new passkey. Good for ten minutes and one use. */
            ticket: components["schemas"]["TicketText"];
            challenge: components["schemas"]["PasskeyBytes"];
            rpId: components["schemas"]["RpId"];
            /**
             * @description The product's name.
             * @example 华文课堂
             */
            rpName: string;
            /** @description The account. It says nothing about the person. */
            userId: components["schemas"]["PasskeyBytes"];
            /** @example student.anna */
            userName: string;
            /** @example 安娜 */
            displayName: string;
            /** @description Passkeys the account has already. A device that holds one of them makes no second one. */
            takenIds: components["schemas"]["PasskeyId"][];
            timeoutMs: components["schemas"]["PasskeyTimeout"];
        };
        /** @description A new passkey, as `PublicKeyCredential` gives it. */
        PasskeyRegistration: {
            ticket: components["schemas"]["TicketText"];
            name: components["schemas"]["PasskeyName"];
            id: components["schemas"]["PasskeyId"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            attestationObject: components["schemas"]["PasskeyBytes"];
            /** @description How the authenticator can be reached. */
            transports?: string[];
        };
        /** @description Another name for a passkey. */
        PasskeyRename: {
            passkeyId: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
        };
        /** @description One of the account's passkeys. */
        PasskeyChoice: {
            passkeyId: components["schemas"]["PasskeyId"];
        };
        /** @description Which page of the conversations. */
        ThreadFilter: {
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description What one of the two has written. */
        ThreadMessage: {
            messageId: components["schemas"]["Id"];
            /** @description This side has written it. */
            isMine: boolean;
            /**
             * @description Plain text; empty where pictures say it all.
             * @example 老师好！
             */
            text: string;
            pictures: components["schemas"]["Attachment"][];
            sentAt: components["schemas"]["Instant"];
            /** @description The one to whom it was written has read it. */
            isRead: boolean;
            /** @description Of one's own message: as it was sent. Null for the other's. */
            commandId: components["schemas"]["Id"] | null;
        };
        /**
         * @description `switched-off`: the school has no messages between its people. `no-shared-class`: the last shared class ended more than 90 days ago, or one of the two has left.
         * @enum {string}
         */
        ThreadDenial: "switched-off" | "no-shared-class";
        /** @description The conversation of a teacher and a student. One with a student of a family is that student's: whoever holds the account writes as the student. */
        Thread: {
            /** @description Null before the first message. */
            threadId: components["schemas"]["Id"] | null;
            /** @description The other of the two. */
            person: components["schemas"]["Person"];
            /** @description Of the other. */
            role: components["schemas"]["Role"];
            /** @description The classes that both share now, or until 90 days ago. */
            classNames: string[];
            /**
             * @description Messages of the other that were not read.
             * @example 2
             */
            unread: number;
            /** @description Null before the first message. */
            lastMessage: components["schemas"]["ThreadMessage"] | null;
            /** @description Why nothing can be written; null where it can. */
            sendDenial: components["schemas"]["ThreadDenial"] | null;
        };
        /** @description Conversations, by what was written last. */
        ThreadPage: {
            records: components["schemas"]["Thread"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
            /**
             * @description Messages of all conversations that were not read.
             * @example 3
             */
            unread: number;
        };
        /** @description The other person of a conversation. */
        ThreadRequest: {
            personId: components["schemas"]["Id"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description A conversation and its newest messages. */
        ThreadView: {
            thread: components["schemas"]["Thread"];
            /** @description The oldest first. */
            messages: components["schemas"]["ThreadMessage"][];
            /** @description There are older ones. */
            hasMore: boolean;
        };
        /** @description A part of one conversation. */
        ThreadMessagesFilter: {
            threadId: components["schemas"]["Id"];
            /** @description A message of it: those before it. Left out: the newest. */
            beforeId?: components["schemas"]["Id"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Messages that follow one another, the oldest first. */
        ThreadMessages: {
            messages: components["schemas"]["ThreadMessage"][];
            /** @description There are older ones. */
            hasMore: boolean;
        };
        /** @description A text, pictures, or both. */
        ThreadMessageRequest: {
            /** @description The other: of a student a teacher, of a teacher a student. */
            personId: components["schemas"]["Id"];
            /**
             * @description Plain text.
             * @example 老师好，第三课的听写我明天交。
             */
            text?: string;
            /** @description Pictures of one's own files. Nobody but the two can open them. */
            resourceIds?: components["schemas"]["Id"][];
            /** @description Chosen by the sender; the message is stored once for each. */
            commandId: components["schemas"]["Id"];
            /**
             * @description A text of one or two characters is meant; otherwise it is refused with 36006.
             * @default false
             */
            confirm: boolean;
        };
        /** @description How far a conversation was read. */
        ThreadReadRequest: {
            threadId: components["schemas"]["Id"];
            /** @description The newest that was seen. */
            messageId: components["schemas"]["Id"];
        };
        /** @description What is left to read in all conversations. */
        ThreadReceipt: {
            threadId: components["schemas"]["Id"];
            /** @example 0 */
            unread: number;
        };
        /** @description Comments below one thing. */
        CommentFilter: {
            targetType: components["schemas"]["CommentTarget"];
            targetId: components["schemas"]["Id"];
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Comments, the newest first. */
        CommentPage: {
            records: components["schemas"]["Comment"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What the list can be narrowed by. Each count is what is found with that value and the other filters. */
        CatalogueFacets: {
            subjects: components["schemas"]["FilterValue"][];
            kinds: components["schemas"]["FilterValue"][];
            classTypes: components["schemas"]["FilterValue"][];
        };
        /**
         * @description What the asking student can do: register (free), buy, ask the school (its own course without a price), pay or cancel the order that waits, enter the course, or nothing because their teacher took them out of it, or no seat is left.
         * @enum {string}
         */
        CatalogueStanding: "canRegister" | "canBuy" | "askSchool" | "orderPending" | "registered" | "removed" | "full";
        /** @description A course that can be joined or bought, as a card shows it. With several classes, the one with the most free seats. */
        CatalogueCourse: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            kind: components["schemas"]["CourseCategory"];
            courseName: components["schemas"]["CourseNameText"];
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            coverUrl: components["schemas"]["CoverUrl"];
            /**
             * @description In the reader's language.
             * @example 商务中文
             */
            subjectName: string | null;
            classType: components["schemas"]["ClassType"];
            teacher: components["schemas"]["Person"];
            /** @example 8 */
            totalLessons: number;
            durationMinutes: components["schemas"]["LessonMinutes"];
            priceMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            /** @example 30 */
            seats: number;
            /** @example 17 */
            seatsLeft: number;
            /** @description Start of the next lesson; null when none is planned. */
            nextLessonAt: components["schemas"]["OptionalInstant"];
            standing: components["schemas"]["CatalogueStanding"];
            /**
             * @description How many lessons to come of the asking student are at the time of a lesson of this class.
             * @example 0
             */
            conflicts: number;
        };
        /** @description A page of courses, the newest first. */
        CataloguePage: {
            facets: components["schemas"]["CatalogueFacets"];
            records: components["schemas"]["CatalogueCourse"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A lesson of the timetable. */
        CatalogueLesson: {
            /** @example 1 */
            no: number;
            name: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
        };
        /** @description One class of a course, with its timetable. */
        CatalogueClass: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            teacher: components["schemas"]["ClassTeacher"];
            /** @example 30 */
            seats: number;
            /** @example 17 */
            seatsLeft: number;
            lessons: components["schemas"]["CatalogueLesson"][];
        };
        /** @description Everything somebody wants to know before joining or buying. */
        CatalogueDetail: {
            course: components["schemas"]["CatalogueCourse"];
            introduction: components["schemas"]["CourseIntroduction"];
            textbookName: string | null;
            /** @description Names of the chapters. */
            chapters: string[];
            classes: components["schemas"]["CatalogueClass"][];
            /** @description The asking student's order that waits for payment. */
            pendingOrderId: components["schemas"]["Id"] | null;
            averageScore: components["schemas"]["AverageScore"];
            /**
             * @description How many.
             * @example 24
             */
            ratings: number;
            school: components["schemas"]["Merchant"];
        };
        /** @description A school of the catalogue. */
        SchoolCard: {
            schoolId: components["schemas"]["Id"];
            /** @example 华文示范学校 */
            name: string;
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            /** @example 上海 */
            region: string;
            /**
             * Format: uri-reference
             * @example null
             */
            logoUrl: string | null;
            /** @description In the reader's language. */
            summary: string;
            /**
             * @description Published courses.
             * @example 5
             */
            courses: number;
            /** @description The school this installation serves. */
            isOwn: boolean;
        };
        /** @description A page of schools, in the order of the catalogue. */
        SchoolPage: {
            records: components["schemas"]["SchoolCard"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A course as its school advertises it. */
        SchoolCourse: {
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            kind: components["schemas"]["CourseCategory"];
            classType: components["schemas"]["ClassType"];
            coverUrl: components["schemas"]["CoverUrl"];
            priceMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            totalLessons: number;
        };
        /** @description A school introduces itself. */
        SchoolDetail: {
            school: components["schemas"]["SchoolCard"];
            /** @description In the reader's language; plain text with line breaks. */
            introduction: string;
            address: string;
            phone: string;
            /** @description At most 50, by name. */
            teachers: components["schemas"]["ClassTeacher"][];
            /** @description Published ones, at most 50, the newest first. */
            courses: components["schemas"]["SchoolCourse"][];
        };
        /** @description The school that offers the course. */
        OfferedCourseSchool: {
            schoolId: components["schemas"]["Id"];
            /** @example 华文示范学校 */
            name: string;
            names?: components["schemas"]["LocalizedNames"];
            pinyin?: components["schemas"]["Pinyin"];
            /** @example 上海 */
            region: string;
            timeZone: components["schemas"]["TimeZone"];
            /** @description The school this installation serves: it takes enquiries. */
            isOwn: boolean;
        };
        /** @description A teacher as visitors see them. */
        OfferedTeacher: {
            /**
             * @description As the class calls them.
             * @example 李老师
             */
            name: string;
            avatar: components["schemas"]["Avatar"];
            introduction: string;
        };
        /** @description One class of a course, with the lessons that come next. */
        OfferedClass: {
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            teacher: components["schemas"]["OfferedTeacher"];
            /** @example 30 */
            seats: number;
            /** @example 17 */
            seatsLeft: number;
            /** @description At most twelve, soonest first. */
            lessons: components["schemas"]["CatalogueLesson"][];
        };
        /** @description A course as a visitor sees it before signing in. */
        OfferedCourse: {
            school: components["schemas"]["OfferedCourseSchool"];
            course: components["schemas"]["SchoolCourse"];
            introduction: components["schemas"]["CourseIntroduction"];
            /**
             * @description In the reader's language.
             * @example 商务中文
             */
            subjectName: string | null;
            durationMinutes: components["schemas"]["LessonMinutes"];
            /** @description Names of the chapters. */
            chapters: string[];
            /** @description By name. */
            classes: components["schemas"]["OfferedClass"][];
            averageScore: components["schemas"]["AverageScore"];
            /**
             * @description How many.
             * @example 24
             */
            ratings: number;
        };
        /**
         * @description A mail address, a phone number with its country code, or the name in a messenger.
         * @example megumi@example.com
         */
        EnquirerContact: string;
        /**
         * @description Which text the visitor has agreed to; the enquiry keeps it.
         * @example 2026-11
         * @enum {string}
         */
        ConsentVersion: "2026-11";
        /** @description What a visitor asks a school. The reader's language and time zone go with it. */
        EnquiryRequest: {
            schoolId: components["schemas"]["Id"];
            /** @description A published course of the school; left out: none in particular. */
            courseId?: components["schemas"]["Id"];
            wish: components["schemas"]["EnquiryWish"];
            /** @description The person who asks and is answered. */
            name: components["schemas"]["PersonName"];
            contact: components["schemas"]["EnquirerContact"];
            /** @description The learner, where that is another person. */
            childName?: components["schemas"]["PersonName"];
            /**
             * @description In years.
             * @example 8
             */
            childAge?: number;
            /** @description Plain text with line breaks. */
            text?: string;
            consentVersion: components["schemas"]["ConsentVersion"];
            captchaVerification: components["schemas"]["CaptchaVerification"];
        };
        /** @description What a visitor is told. */
        EnquiryReceipt: {
            /** @example 华文学校 */
            schoolName: string;
            /** @description The school's; empty when it has none. */
            phone: string;
            receivedAt: components["schemas"]["Instant"];
        };
        /**
         * @description What can be kept.
         * @enum {string}
         */
        FavouriteType: "word" | "chapter" | "lesson" | "course" | "resource";
        /**
         * @description `kept`: the newest first, the default. `due`: words in the order of their review.
         * @enum {string}
         */
        FavouriteOrder: "kept" | "due";
        FavouriteFilter: {
            targetType?: components["schemas"]["FavouriteType"];
            /** @description Only these: ids, or words themselves. A page asks with it what of its own is kept. */
            targets?: string[];
            /** @description Searched in the name, and for words in pinyin and meaning, too. */
            keyword?: components["schemas"]["SearchKeyword"];
            order?: components["schemas"]["FavouriteOrder"];
            /** @description Only words to be reviewed by now. */
            isDue?: boolean;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /**
         * @description A word or short phrase with a Chinese character.
         * @example 名字
         */
        KeptWord: string;
        /**
         * @description `homework` is a marked work of the person's own.
         * @enum {string}
         */
        FavouriteSourceKind: "chapter" | "lesson" | "homework";
        /** @description Where a word was kept. */
        FavouriteSource: {
            kind: components["schemas"]["FavouriteSourceKind"];
            id: components["schemas"]["Id"];
            /**
             * @description Its name when the word was kept.
             * @example 你叫什么名字
             */
            title: string;
            courseId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Not reviewed yet; being learnt; known for 21 days or longer.
         * @enum {string}
         */
        WordState: "new" | "learning" | "known";
        /** @description How well a word is known, and when it is to be reviewed. */
        WordReview: {
            state: components["schemas"]["WordState"];
            dueAt: components["schemas"]["Instant"];
            /**
             * @description Days after which nine of ten people still know it; 0 before the first review.
             * @example 8.3
             */
            stability: number;
            /**
             * @description 0 before the first review.
             * @example 5.1
             */
            difficulty: number;
            /**
             * @description Reviews so far.
             * @example 3
             */
            reps: number;
            /**
             * @description How often it was forgotten.
             * @example 0
             */
            lapses: number;
            reviewedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Days until the next review after each of the four ratings.
             * @example [
             *       1,
             *       2,
             *       3,
             *       8
             *     ]
             */
            nextDays: number[];
        };
        /** @description One thing that a person keeps. */
        Favourite: {
            favouriteId: components["schemas"]["Id"];
            targetType: components["schemas"]["FavouriteType"];
            /** @description Null for a word. */
            targetId: components["schemas"]["Id"] | null;
            /** @description The word; null for everything else. */
            text: components["schemas"]["KeptWord"] | null;
            /**
             * @description Its name; as it was when it was kept if it is not available.
             * @example 第三课 你叫什么名字
             */
            title: string;
            /** @description False for what is gone, or may not be seen any more. */
            isAvailable: boolean;
            courseId: components["schemas"]["Id"] | null;
            /** @example HSK 1 · 入门 */
            courseName: string | null;
            /** @description Where a file is shown; null for other things. */
            lessonId: components["schemas"]["Id"] | null;
            /** @description Of a lesson. */
            startTime: components["schemas"]["OptionalInstant"];
            /**
             * @description Of a word of the textbooks, with tone marks.
             * @example míngzi
             */
            pinyin: string | null;
            /**
             * @description Of a word of the textbooks, in the reader's language.
             * @example name
             */
            meaning: string | null;
            /** @description Where a word was kept; null where it was typed. */
            source: components["schemas"]["FavouriteSource"] | null;
            keptAt: components["schemas"]["Instant"];
            /** @description Null for what is no word. */
            review: components["schemas"]["WordReview"] | null;
        };
        /** @description A page of what is kept, and how the review of words stands. */
        FavouritePage: {
            records: components["schemas"]["Favourite"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
            /**
             * @description Words to be reviewed by now, of all that are kept.
             * @example 7
             */
            due: number;
            /** @description When the next word after those is to be reviewed; null if there is none. */
            nextDueAt: components["schemas"]["OptionalInstant"];
        };
        /** @description Where the word was met; something of the person's own. */
        FavouriteSourceRef: {
            kind: components["schemas"]["FavouriteSourceKind"];
            id: components["schemas"]["Id"];
        };
        /** @description A word has `text`, everything else `targetId`. */
        FavouriteRequest: {
            targetType: components["schemas"]["FavouriteType"];
            targetId?: components["schemas"]["Id"];
            text?: components["schemas"]["KeptWord"];
            source?: components["schemas"]["FavouriteSourceRef"];
        };
        /** @description A word by `text`, everything else by `targetId`. */
        FavouriteTarget: {
            targetType: components["schemas"]["FavouriteType"];
            targetId?: components["schemas"]["Id"];
            text?: components["schemas"]["KeptWord"];
        };
        FavouriteRemoval: {
            /** @description False where there was nothing to remove. */
            wasKept: boolean;
        };
        SearchRequest: {
            /**
             * @description Found anywhere in a name or text, in capitals or not; pinyin also without tone marks.
             * @example 名字
             */
            text: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description Something that the search found. */
        FoundThing: {
            targetType: components["schemas"]["FavouriteType"];
            /** @description Null for a word. */
            targetId: components["schemas"]["Id"] | null;
            /** @example 名字 */
            title: string;
            /**
             * @description Where the text stands, or what tells the thing from others; may be empty.
             * @example míngzi · name
             */
            extract: string;
            courseId: components["schemas"]["Id"] | null;
            /** @example HSK 1 · 入门 */
            courseName: string | null;
            /** @description Where a file is shown. */
            lessonId: components["schemas"]["Id"] | null;
            /** @description The chapter of a word; null for one that was kept from elsewhere. */
            chapterId: components["schemas"]["Id"] | null;
            /** @description Of a lesson. */
            startTime: components["schemas"]["OptionalInstant"];
        };
        /** @description What was found, the best first. */
        SearchPage: {
            records: components["schemas"]["FoundThing"][];
            /**
             * @description Of each kind the first 100, kept words beside those of books.
             * @example 4
             */
            total: number;
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        WordsRequest: {
            texts: components["schemas"]["KeptWord"][];
            source?: components["schemas"]["FavouriteSourceRef"];
        };
        WordsReceipt: {
            /** @example 2 */
            added: number;
            /** @example 0 */
            alreadyKept: number;
            /** @description Those without a Chinese character. */
            refused: string[];
        };
        WordReviewRequest: {
            favouriteId: components["schemas"]["Id"];
            /**
             * @description 1 forgotten, 2 hard, 3 known, 4 easy.
             * @example 3
             */
            rating: number;
            /** @description When it was reviewed. Before the word was kept, or in the future, it counts as the nearest time that can be. */
            at: components["schemas"]["Instant"];
            /** @description Made by the client; the review counts once under it. */
            commandId: components["schemas"]["Id"];
        };
        /** @description How the word stands now. */
        WordReviewReceipt: {
            favouriteId: components["schemas"]["Id"];
            review: components["schemas"]["WordReview"];
        };
        /**
         * @description `pending` waits for payment for 30 minutes. `refunded`: the class was full at the moment of payment, the money went back.
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "cancelled" | "refunded";
        /**
         * @description Signed is final.
         * @enum {string}
         */
        ContractStatus: "unsigned" | "signed";
        /** @description A course somebody buys. */
        Order: {
            orderId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            coverUrl: components["schemas"]["CoverUrl"];
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            teacher: components["schemas"]["Person"];
            status: components["schemas"]["OrderStatus"];
            amountMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["Instant"];
            /** @description Paid before */
            expiresAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["OptionalInstant"];
            /** @description When it was cancelled or refunded. */
            closedAt: components["schemas"]["OptionalInstant"];
            /**
             * @description Until `expiresAt`; 0 unless it is pending.
             * @example 1800
             */
            secondsLeft: number;
            /** @description False where the server has no payment service: it is paid at the school, which marks it as paid. */
            isPaidOnline: boolean;
            /** @description Null until paid. */
            contractId: components["schemas"]["Id"] | null;
            /** @description Null until paid. */
            contractStatus: components["schemas"]["ContractStatus"] | null;
        };
        /** @description A page of orders, the newest first. */
        OrderPage: {
            records: components["schemas"]["Order"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A service outside the server. */
        OutsideService: {
            /**
             * @description `documents` makes pages of office documents.
             * @enum {string}
             */
            service: "sms" | "mail" | "wechat" | "payments" | "documents";
            /**
             * @description `sandbox`: the demo's own, which reaches no person and moves no money.
             * @enum {string}
             */
            state: "ready" | "sandbox" | "missing";
            /** @description By which settings of the server it is switched on; empty where there is none yet. */
            settings: string[];
        };
        /** @description The services outside the server. */
        OutsideServices: {
            services: components["schemas"]["OutsideService"][];
        };
        /**
         * @description A service that sends messages to people.
         * @enum {string}
         */
        TestedService: "sms" | "mail";
        /** @description Which service is to be tested. */
        OutsideTestRequest: {
            service: components["schemas"]["TestedService"];
            /**
             * @description Of the administrator; needed for `mail`.
             * @example li@school.example
             */
            mailAddress?: string;
        };
        /**
         * @description Why a test was not sent. `missing`: the service is not set up. `no-template`: the text has no approved template. `refused`: any other reason, `detail` has its code.
         * @enum {string}
         */
        OutsideFailure: "missing" | "unreachable" | "busy" | "wrong-credentials" | "no-template" | "bad-recipient" | "limit-reached" | "refused";
        /** @description How a test went. */
        OutsideTest: {
            service: components["schemas"]["TestedService"];
            /** @description Null when the service has taken the message. */
            failure: components["schemas"]["OutsideFailure"] | null;
            /**
             * @description The code of the service, for its support; empty for none.
             * @example FailedOperation.TemplateIncorrectOrUnapproved
             */
            detail: string;
        };
        /** @description Which orders, and which page of them. */
        UnpaidOrderFilter: {
            /** @description Part of the name of a student or a course. */
            keyword?: string;
            current?: components["schemas"]["PageCurrent"];
            size?: components["schemas"]["PageSize"];
        };
        /** @description An order of a student, as the school sees it. */
        SchoolOrder: {
            orderId: components["schemas"]["Id"];
            student: components["schemas"]["Student"];
            courseId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            classId: components["schemas"]["Id"];
            className: components["schemas"]["ClassNameText"];
            status: components["schemas"]["OrderStatus"];
            amountMinor: components["schemas"]["PriceMinor"];
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["Instant"];
            /** @description Until then the student can pay online. */
            expiresAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["OptionalInstant"];
        };
        /** @description A page of orders, the newest first. */
        SchoolOrderPage: {
            records: components["schemas"]["SchoolOrder"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description An order that was paid at the school. */
        MarkPaidRequest: {
            orderId: components["schemas"]["Id"];
            /**
             * @description How it was paid, for the audit log.
             * @example 收据 2026-118，现金
             */
            note: string;
        };
        /** @description What to buy. */
        OrderRequest: {
            courseId: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /**
             * @description The student knows of lessons at the same time.
             * @default false
             */
            confirm: boolean;
        };
        /** @description How to pay. */
        PaymentRequest: {
            /**
             * @description Of the payment service. The sandbox takes `sandbox-ok`, `sandbox-declined` and `sandbox-later`.
             * @example sandbox-ok
             */
            paymentToken: string;
        };
        /** @description The order after the attempt: paid, or still pending until the payment service says so. */
        Payment: {
            order: components["schemas"]["Order"];
            /**
             * Format: uri
             * @description Where the person goes on with paying; null when there is nothing to do.
             * @example null
             */
            payUrl: string | null;
        };
        /** @description What a payment service tells us. */
        PaymentNotice: {
            /** @description In the service's own words, signed by it: the order, the payment, its amount and its currency. All four are compared with the order. */
            notice: string;
        };
        /** @description Where the order stands now. The same notice again gives the same. */
        PaymentNoticeReceipt: {
            orderId: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @description A line of the list of contracts. */
        ContractBrief: {
            contractId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            status: components["schemas"]["ContractStatus"];
            /**
             * @description Null until signed.
             * @example Anna Kowalska
             */
            signerName: string | null;
            signedAt: components["schemas"]["OptionalInstant"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of contracts, those without a signature first. */
        ContractPage: {
            records: components["schemas"]["ContractBrief"][];
            total: components["schemas"]["RowTotal"];
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            pages: components["schemas"]["PageCount"];
        };
        ContractClause: {
            /** @example 三、费用 */
            heading: string;
            text: string;
        };
        /** @description The text of a contract, in one language. */
        ContractDocument: {
            language: components["schemas"]["Language"];
            /** @example 线上课程服务合同 */
            title: string;
            clauses: components["schemas"]["ContractClause"][];
        };
        /** @description A contract to read. Until it is signed, the text is in the reader's language; afterwards it is what was signed, word for word. */
        ContractDetail: {
            contract: components["schemas"]["ContractBrief"];
            /**
             * @description Of the text.
             * @example 2026-11
             */
            version: string;
            /** @description The text is the product's example; a school replaces it with one its lawyers wrote. */
            isTemplate: boolean;
            document: components["schemas"]["ContractDocument"];
            /**
             * Format: uri-reference
             * @description Picture of the drawn signature; null until signed.
             * @example null
             */
            signatureUrl: string | null;
        };
        /** @description Who agrees, with a drawn signature. */
        ContractSignature: {
            /**
             * @description Of the student, or of a parent.
             * @example Anna Kowalska
             */
            signerName: string;
            /** @description An image of the signing person's own, uploaded before. */
            signatureResourceId: components["schemas"]["Id"];
        };
        /** @description What a student did in a span of time. */
        StudyTotals: {
            /**
             * @description Being late counts as attended.
             * @example 9
             */
            lessonsAttended: number;
            /** @example 1 */
            lessonsAbsent: number;
            /**
             * @description In class.
             * @example 402
             */
            minutes: number;
            /**
             * @description Handed in.
             * @example 6
             */
            homeworkDone: number;
            /**
             * @description Set for the time, handed in or not.
             * @example 7
             */
            homeworkDue: number;
            /**
             * @description Of graded homework, in percent of its full score; null without any.
             * @example 86.5
             */
            averageScore: number | null;
            /**
             * @description Stars, flowers and trophies together.
             * @example 12
             */
            prizes: number;
        };
        /** @description One week, for a chart. */
        StudyWeek: {
            /**
             * Format: date
             * @description Its Monday in the school's calendar.
             * @example 2026-11-16
             */
            weekStart: string;
            totals: components["schemas"]["StudyTotals"];
        };
        /** @description One child of the account. */
        SupervisedStudent: {
            student: components["schemas"]["Student"];
            /** @description Who is signed in at the moment. */
            isCurrent: boolean;
            /** @description Of all these weeks. */
            totals: components["schemas"]["StudyTotals"];
            /** @description Without gaps, the oldest first. */
            weeks: components["schemas"]["StudyWeek"][];
        };
        /** @description What the family has set for itself. */
        SupervisionSettings: {
            /** @description The family page takes a recent proof. */
            isLocked: boolean;
            /** @description The weekly letter. */
            letter: {
                /** @description The school has a mail service. */
                isOffered: boolean;
                /**
                 * @description Where it goes; null while it is off.
                 * @example kowalski@family.example
                 */
                mailAddress: string | null;
            };
        };
        /** @description All children of the account. */
        SupervisionOverview: {
            schoolTimeZone: components["schemas"]["TimeZone"];
            students: components["schemas"]["SupervisedStudent"][];
            settings: components["schemas"]["SupervisionSettings"];
        };
        /** @description A lesson that was held. */
        SupervisedLesson: {
            lessonId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            lessonName: components["schemas"]["LessonNameText"];
            startTime: components["schemas"]["Instant"];
            attendance: components["schemas"]["Attendance"];
            /**
             * @description In class.
             * @example 43
             */
            minutes: number;
            /**
             * @description What the teacher gave for listening, speaking and taking part, on average; null without.
             * @example 4.33
             */
            stars: number | null;
            /** @description The teacher's; may be empty. */
            comment: string;
            /** @description The first new words of its chapter, to ask about at home; empty without a chapter. */
            words: components["schemas"]["ChapterWord"][];
        };
        /** @description Homework of a child. */
        SupervisedHomework: {
            homeworkId: components["schemas"]["Id"];
            courseName: components["schemas"]["CourseNameText"];
            title: string;
            endTime: components["schemas"]["Instant"];
            /**
             * @description `missed`: not handed in, and its time is over.
             * @enum {string}
             */
            status: "notSubmitted" | "missed" | "submitted" | "returned" | "graded";
            /**
             * @description Null until graded.
             * @example 92
             */
            score: number | null;
            /** @example 100 */
            fullScore: number;
        };
        /** @description One child in detail. */
        SupervisionDetail: {
            student: components["schemas"]["SupervisedStudent"];
            /** @description A page, the newest first. */
            lessons: components["schemas"]["SupervisedLesson"][];
            /** @description A page, the newest first. */
            homework: components["schemas"]["SupervisedHomework"][];
            /**
             * @description Lessons in these weeks.
             * @example 24
             */
            lessonsTotal: number;
            /**
             * @description Homework in these weeks.
             * @example 11
             */
            homeworkTotal: number;
        };
        /** @description Whether the family page takes a proof. */
        SupervisionLockRequest: {
            isLocked: boolean;
        };
        /** @description Where the weekly letter goes. */
        WeeklyLetterRequest: {
            /** @description Left out, no more letters come. */
            mailAddress?: string;
        };
    };
    responses: {
        /** @description Signed in, or why not. */
        Login: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["LoginFailure"];
            };
        };
        /** @description The signed-in person. */
        UserInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["UserInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Done; there is nothing to tell. */
        Nothing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: null;
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A code is on its way, if the phone is known. */
        SmsReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SmsReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Sends one form once. */
        FormToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FormToken"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The school. */
        SchoolProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolProfile"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of people. */
        SchoolPeople: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolPeoplePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The person. */
        SchoolPersonDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolPersonDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The invitation with its link. */
        InvitationLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["InvitationLink"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The links of a class. */
        InvitationSheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["InvitationSheet"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of invitations. */
        Invitations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["InvitationPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The invitation. */
        SchoolInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolInvitation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of enquiries. */
        Enquiries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["EnquiryPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The enquiry. */
        Enquiry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Enquiry"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of courses. */
        SchoolCourses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolCoursePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course. */
        SchoolCourse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OfficeCourse"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The textbooks. */
        SchoolTextbooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OfficeTextbook"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of classes. */
        SchoolClasses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolClassPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The class. */
        SchoolClassDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolClassDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lessons as they would be. */
        LessonSeriesPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonSeriesPreview"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The keys. */
        ClientKeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClientKey"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The key with its secret. */
        ClientKeySecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClientKeySecret"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The key. */
        ClientKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClientKey"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of the log. */
        AuditEntries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AuditPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The space. */
        SchoolStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolStorage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of jobs. */
        SchoolJobs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolJobPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The job. */
        SchoolJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolJob"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The import. */
        SchoolImport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolImport"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of imports. */
        SchoolImports: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolImportPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of its rows. */
        SchoolImportRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolImportRowPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The file, or why not. */
        SchoolExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The invitation. */
        OpenInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OpenInvitation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The account it opened. */
        AcceptedInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AcceptedInvitation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How much was stored. */
        MetricsReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MetricsReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lengths, short ones first. */
        CourseDurations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseDuration"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The countries, common ones first. */
        PhoneZones: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PhoneZone"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The country and its dialling code. */
        PhoneZone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PhoneZone"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The download page. */
        DesktopReleases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["DesktopReleases"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What a client needs before anybody signs in. */
        BaseInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["BaseInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The feedback. */
        FeedbackDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FeedbackDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The students, by name. */
        AccountStudents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AccountStudent"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The teacher. */
        TeacherInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TeacherInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The account as it is now. */
        AccountInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AccountInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lessons of the day. */
        LessonDay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonDay"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The days. */
        LessonDates: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonDates"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What was read not long ago. */
        RecentStudyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RecentStudyPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Where the student stands. */
        StudyProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudyProgress"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The kinds. */
        TeachingTypes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TeachingType"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The courses. */
        StudentCoursePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentCoursePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The visit is noted. */
        VisitReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["VisitReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Who joined what. */
        Registration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Registration"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One student's lesson. */
        PerformanceDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PerformanceDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chat that belongs to the lesson. */
        ChatRoomRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ChatRoomRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What the teacher sees. */
        AttendancePlanReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AttendancePlanReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether the door is open. */
        LessonEntry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonEntry"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chat of the room. */
        ChatGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ChatGroup"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Practices of the lesson. */
        LessonPractices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonPractices"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Prizes of the lesson. */
        LessonPrizes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonPrizes"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The practice as it is now. */
        Practice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Practice"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson. */
        LessonDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course. */
        PaidCourse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PaidCourse"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The notice, or null. */
        OptionalNotice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Notice"] | null;
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of notices. */
        NoticePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["NoticePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The notice as it is now. */
        Notice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Notice"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Who teaches the class. */
        ClassTeachers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassTeacher"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The table of contents. */
        CourseChapters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseChapters"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chapter. */
        ChapterContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ChapterContent"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Homework of the lesson. */
        StudentHomeworkList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentHomeworkList"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How much is where. */
        StateCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StateCounts"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of homework. */
        StudentHomeworkPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentHomeworkPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What there is to choose from. */
        HomeworkFilters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkFilters"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The homework and the own work. */
        StudentWork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentWork"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The answers are kept. */
        AnswersReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AnswersReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The work is handed in. */
        HandInReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HandInReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of messages. */
        SystemMessagePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SystemMessagePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether there is anything new. */
        MessageNews: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MessageNews"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Entry to the room. */
        RoomTicket: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RoomTicket"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Groups, by what was said last. */
        ClassChatGroups: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassChatGroup"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One code per group. */
        GroupQrCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["GroupQrCode"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Unread messages. */
        UnreadCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["UnreadCount"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The group. */
        ClassChatGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassChatGroup"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Permission to send and receive media. */
        RtcToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RtcToken"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The media engine in use. */
        RtcAppInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RtcAppInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Addresses to watch at. */
        LiveStream: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LiveStream"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The stored rating. */
        Rating: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Rating"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson, and what it left behind for this student. */
        LessonFinish: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonFinish"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The feedback is stored. */
        FeedbackReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FeedbackReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The options, the positive ones first. */
        FeedbackOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FeedbackOption"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The comment as it is shown. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Comment"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The comment that is gone. */
        CommentRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CommentRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What the lesson offers. */
        LessonMaterial: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonMaterial"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Files, the newest first. */
        ResourceList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ResourceItem"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Permission to put one object into the store. */
        UploadCredential: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["UploadCredential"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The stored file. */
        CloudResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CloudResource"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Questions and answers. */
        AskedQuestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AskedQuestions"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lessons. */
        Schedule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Schedule"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of classes. */
        ClassPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson at its new time. */
        LessonMove: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonMove"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The courses by name. */
        TaughtCourses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TaughtCourse"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chapters in order. */
        ClassChapters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassChapter"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The textbook, or null. */
        ClassTextbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassTextbook"] | null;
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The students by name. */
        ClassStudents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassStudent"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student. */
        StudentRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentRecord"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The numbers. */
        LessonStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonStatistics"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The file as it is shown. */
        LessonResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonResource"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Courses by name, with their classes. */
        LessonCourses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonCourse"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What was taken off. */
        RemovedResources: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RemovedResources"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Everybody of the class. */
        ClassPerformance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassPerformance"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether it is through. */
        CourseEnd: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseEnd"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The ratings. */
        CourseScore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseScore"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What is written down now. */
        StudentAttendance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentAttendance"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Lessons and students. */
        AttendanceMatrix: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AttendanceMatrix"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What the class left behind. */
        ClassResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassResult"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson after the change. */
        LessonSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonSummary"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The numbers. */
        StudentStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentStatistics"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The class. */
        ClassDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson and its files. */
        LessonResources: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonResources"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of lessons. */
        LessonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student is out. */
        StudentRemoval: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentRemoval"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lessons of the class. */
        ClassLessons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassLessons"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether it could be moved. */
        LessonMoveCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonMoveCheck"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether they could be added. */
        LessonDraftsCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonDraftsCheck"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson and who is enrolled. */
        LessonPreparation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonPreparation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Drafts of the next lessons. */
        Continuation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Continuation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of students. */
        ClassStudentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassStudentPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student in the class. */
        StudentClass: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentClass"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Every status once, in the order of a class's life. */
        ClassStatusCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassStatusCount"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The classes by name. */
        ClassNames: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassName"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether the student is invited on stage. */
        StageInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StageInvitation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How long the class can still last. */
        LessonEndTime: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonEndTime"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Pictures, the newest first. */
        BoardBackgrounds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["BoardBackground"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The picture. */
        BoardBackground: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["BoardBackground"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The picture that is gone. */
        VbgRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["VbgRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student may come back. */
        Readmission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Readmission"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Lessons at their new times. */
        LessonsMove: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonsMove"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What the move would do. */
        LessonsMoveCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonsMoveCheck"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Free times. */
        LessonTimeSuggestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonTimeSuggestions"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson. */
        PublicLesson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PublicLesson"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The subjects, in the order of the school. */
        Subjects: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Subject"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The public course. */
        PublicCourse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PublicCourse"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Limits and choices. */
        CourseConfig: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseConfig"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The teacher's public courses. */
        PublicCoursePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PublicCoursePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course that is gone. */
        CourseRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What can be filtered by. */
        CourseCriteria: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseCriteria"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The textbooks, in the order of the school. */
        Textbooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Textbook"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The kinds. */
        CourseTypes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FilterValue"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chapter. */
        RenamedChapter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RenamedChapter"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course in numbers. */
        CourseStats: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CourseStats"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Whether the times are possible. */
        PlanCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PlanCheck"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The resources, in the order they were named. */
        CloudResources: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CloudResource"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What is gone, and what is still needed. */
        DeletedObjects: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["DeletedObjects"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One page of files. */
        ResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ResourcePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How far it is. */
        Transcode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Transcode"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The resource it was about. */
        ResourceRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ResourceRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The space of the person. */
        Storage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Storage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One page of files, each with its lesson. */
        StudentResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentResourcePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The homework that was deleted. */
        HomeworkRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The paper that was deleted. */
        PaperRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PaperRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The question that was saved or deleted. */
        QuestionRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["QuestionRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of homework. */
        HomeworkPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The homework. */
        HomeworkDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The work is graded. */
        MarkingReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkingReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The class and its work. */
        HomeworkStudents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkStudents"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Homework of each class. */
        ClassHomeworkCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassHomeworkCounts"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One piece of work. */
        AnswerPaper: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AnswerPaper"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Who was reminded. */
        ReminderReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ReminderReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Homework of each lesson. */
        LessonHomeworkPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonHomeworkPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What there is to grade. */
        WaitingCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["WaitingCount"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of papers. */
        PaperPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PaperPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of questions. */
        QuestionPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["QuestionPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of work. */
        AnswerPaperPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AnswerPaperPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description When it is to be graded by. */
        MarkByReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkByReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The question. */
        Question: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Question"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What became of each question. */
        QuestionLinesReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["QuestionLinesReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The paper with its questions. */
        Paper: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Paper"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Answers to the question. */
        AnswersOfQuestion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["AnswersOfQuestion"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How the student stands to it now. */
        HomeworkStudent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["HomeworkStudent"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What is prepared for the lesson. */
        PreparedQuestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PreparedQuestions"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The draft is kept. */
        MarkingDraftReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkingDraftReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The phrases. */
        MarkingPhrases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkingPhrases"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The phrase as it is kept. */
        MarkingPhrase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkingPhrase"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The phrase that is gone. */
        MarkingPhraseRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["MarkingPhraseRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The work is given back. */
        ReturnReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ReturnReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The notice that is gone. */
        NoticeRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["NoticeRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The notices, one for each class, in the order of the request. */
        Notices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Notice"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student. */
        StudentInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentInfo"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of students. */
        StudentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The recording as it is now. */
        Recording: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Recording"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Nothing is sent any more. */
        BoardStream: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["BoardStream"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lists with their values. */
        DictionaryCategories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["DictionaryCategory"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The levels, easiest first. */
        Grades: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Grade"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The values of the list; none when there is no such list. */
        DictionaryEntries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["DictionaryEntry"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The schools. */
        Merchants: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Merchant"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The classes by name. */
        ClassChoices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ClassChoice"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Permission to upload one video. */
        VideoSignature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["VideoSignature"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of the log. */
        TaughtLessonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TaughtLessonPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One page of lessons with their replays. */
        LessonReplaysPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonReplaysPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The replay as it is now. */
        Replay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Replay"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The room's last state in the keyframe frame format of the `/live` socket, or why not. */
        Keyframe: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description What a player needs to know. */
        RoomReplay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RoomReplay"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Frames of the live protocol as the server sends them, one after another: four bytes of length, little-endian, then the frame. A frame that begins with an opening brace is JSON text, any other is binary. Nothing after the last event. */
        RoomLog: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The lessons, and the homework that ends. */
        StudentSchedule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentSchedule"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description One page of lessons, and the attendance by month. */
        PastLessonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PastLessonPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The student. */
        TaughtStudent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TaughtStudent"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What was said. */
        LessonFeedback: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["LessonFeedback"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson. */
        TeacherLessonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TeacherLessonPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lesson. */
        StudentLessonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["StudentLessonPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The chapter. */
        TaughtChapter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TaughtChapter"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The replay that was taken back. */
        ReplayRef: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ReplayRef"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The replay that students see. */
        ReplayToWatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ReplayToWatch"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The address, or none. */
        CalendarFeed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CalendarFeed"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The lessons, RFC 5545, or why not. */
        Calendar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The work. */
        CaptchaWork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CaptchaWork"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Solved. */
        SolvedCaptcha: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SolvedCaptcha"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Ask a passkey. */
        PasskeyChallenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PasskeyChallenge"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The messages, the newest first. */
        OutboxMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OutboxEntry"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Every category. */
        NotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["NotificationSetting"][];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The sign-ins and devices as they are now. */
        SessionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SessionList"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description It is theirs. */
        ProofReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ProofReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The secret of a new authenticator. */
        TotpSetup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["TotpSetup"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Ten new codes. */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["RecoveryCodes"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Make a passkey. */
        PasskeyCreation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PasskeyCreation"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of conversations. */
        ThreadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ThreadPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The conversation with one person. */
        ThreadView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ThreadView"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Messages of a conversation. */
        ThreadMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ThreadMessages"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The message as it is stored. */
        ThreadMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ThreadMessage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What is left to read. */
        ThreadReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ThreadReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of comments. */
        CommentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CommentPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What can be joined or bought. */
        CataloguePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CataloguePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course. */
        CatalogueDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["CatalogueDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The schools. */
        SchoolPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The school. */
        SchoolDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The course. */
        OfferedCourse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OfferedCourse"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The school has it. */
        EnquiryReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["EnquiryReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of what is kept. */
        FavouritePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FavouritePage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What is kept. */
        Favourite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Favourite"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description It is not kept any more. */
        FavouriteRemoval: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["FavouriteRemoval"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description A page of what was found. */
        SearchPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SearchPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How many words were kept. */
        WordsReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["WordsReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description When the word comes next. */
        WordReviewReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["WordReviewReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The orders. */
        OrderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OrderPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The services. */
        OutsideServices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OutsideServices"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How the test went. */
        OutsideTest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["OutsideTest"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The orders. */
        SchoolOrderPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolOrderPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The order. */
        SchoolOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SchoolOrder"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Order"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description How the payment went. */
        Payment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["Payment"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description Understood. */
        PaymentNoticeReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["PaymentNoticeReceipt"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The contracts. */
        ContractPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ContractPage"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The contract. */
        ContractDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["ContractDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The children. */
        SupervisionOverview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SupervisionOverview"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description The child. */
        SupervisionDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SupervisionDetail"];
                } | components["schemas"]["Failure"];
            };
        };
        /** @description What the family has set. */
        SupervisionSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 200;
                    message: string;
                    data: components["schemas"]["SupervisionSettings"];
                } | components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    teacherLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "teacher.li",
                 *       "password": "Huawen-2026",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherLoginBySmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913",
                 *       "operation": "login",
                 *       "password": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SmsLogin"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherLoginByPhonePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "password": "Huawen-2026",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PhoneLogin"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserInfo"];
        };
    };
    teacherLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Nothing"];
        };
    };
    teacherForceLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SignInTicket"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherTwoFactorAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "smsCode": "482913"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TwoFactorRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherSendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "login",
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["SmsReceipt"];
        };
    };
    teacherRequestFormToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FormToken"];
        };
    };
    teacherRetrievePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27",
                 *       "randomToken": "eyJuIjoi.c2lnbmVk"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PasswordRetrieval"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
        };
    };
    teacherLoginByWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "sandbox-ow1kd93jf8-Anna"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["WechatCode"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherBindWechatPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PhoneBinding"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "student.anna",
                 *       "password": "Huawen-2026",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentLoginBySmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913",
                 *       "operation": "login",
                 *       "password": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SmsLogin"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentLoginByPhonePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "password": "Huawen-2026",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PhoneLogin"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserInfo"];
        };
    };
    studentLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Nothing"];
        };
    };
    studentForceLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SignInTicket"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentTwoFactorAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "smsCode": "482913"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TwoFactorRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentSendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "login",
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "captchaVerification": ""
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["SmsReceipt"];
        };
    };
    studentRequestFormToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FormToken"];
        };
    };
    studentRetrievePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27",
                 *       "randomToken": "eyJuIjoi.c2lnbmVk"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PasswordRetrieval"];
            };
        };
        responses: {
            200: components["responses"]["Nothing"];
        };
    };
    studentLoginByWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "sandbox-ow1kd93jf8-Anna"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["WechatCode"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentBindWechatPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "zone": "86",
                 *       "mobile": "13800000003",
                 *       "smsCode": "482913"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PhoneBinding"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    getOwnSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolProfile"];
        };
    };
    updateSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basedOn": "2026-11-20T01:00:00.000Z",
                 *       "name": "华文学校"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolProfile"];
        };
    };
    updateSchoolSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basedOn": "2026-11-20T01:00:00.000Z",
                 *       "adjustmentsPerMonth": 0
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolSettingsChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolProfile"];
        };
    };
    listSchoolPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "role": "student",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPeopleFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPeople"];
        };
    };
    getSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPersonRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    addSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "student",
                 *       "name": "Mia Rossi",
                 *       "username": "mia.rossi"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewSchoolPerson"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    updateSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_anna",
                 *       "name": "Anna Kowalska"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPersonChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    resetSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPersonRef"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
        };
    };
    closeSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_haru"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPersonRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    reopenSchoolPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_haru"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPersonRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    setSchoolPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_wang",
                 *       "permissions": [
                 *         "replay.audit"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolPermissionsChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    joinSchoolFamily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_haru",
                 *       "familyOf": "usr_grace"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FamilyJoin"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    leaveSchoolFamily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_samuel",
                 *       "username": "samuel.okafor"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FamilyLeave"];
            };
        };
        responses: {
            200: components["responses"]["SchoolPersonDetail"];
        };
    };
    inviteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stuId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentInvitationRequest"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
        };
    };
    inviteTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tchId": "usr_wang"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TeacherInvitationRequest"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
        };
    };
    inviteClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolClassRef"];
            };
        };
        responses: {
            200: components["responses"]["InvitationSheet"];
        };
    };
    listSchoolInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "open",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationFilter"];
            };
        };
        responses: {
            200: components["responses"]["Invitations"];
        };
    };
    revokeSchoolInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitationId": "inv_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolInvitation"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "new",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EnquiryFilter"];
            };
        };
        responses: {
            200: components["responses"]["Enquiries"];
        };
    };
    setEnquiryState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enquiryId": "enq_1",
                 *       "state": "answered",
                 *       "note": "Mailed the times of the weekend classes."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EnquiryStateChange"];
            };
        };
        responses: {
            200: components["responses"]["Enquiry"];
        };
    };
    inviteEnquirer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enquiryId": "enq_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EnquiryInvitation"];
            };
        };
        responses: {
            200: components["responses"]["InvitationLink"];
        };
    };
    listSchoolCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolCourseFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolCourses"];
        };
    };
    createSchoolCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "HSK 2 晚班",
                 *       "classType": "small",
                 *       "textbookId": "tbk_hsk2",
                 *       "lessonMinutes": 45
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewSchoolCourse"];
            };
        };
        responses: {
            200: components["responses"]["SchoolCourse"];
        };
    };
    updateSchoolCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "name": "HSK 1 晚班"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolCourseChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolCourse"];
        };
    };
    listSchoolTextbooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolTextbooks"];
        };
    };
    listSchoolClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolClassFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClasses"];
        };
    };
    getSchoolClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolClassRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    createSchoolClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "name": "周末班",
                 *       "teacherId": "usr_wang",
                 *       "studentLimit": 30
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewSchoolClass"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    updateSchoolClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "name": "晚班"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolClassChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    enrolSchoolStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "stuIds": [
                 *         "usr_anna"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassStudentsChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    withdrawSchoolStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "stuIds": [
                 *         "usr_haru"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassStudentsChange"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    previewLessonSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "cycle": [
                 *         {
                 *           "weekday": 6,
                 *           "time": "20:00"
                 *         }
                 *       ],
                 *       "startDate": "2026-12-05",
                 *       "count": 4,
                 *       "durationMinutes": 45,
                 *       "timeZone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonSeries"];
            };
        };
        responses: {
            200: components["responses"]["LessonSeriesPreview"];
        };
    };
    createLessonSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "cycle": [
                 *         {
                 *           "weekday": 6,
                 *           "time": "20:00"
                 *         }
                 *       ],
                 *       "startDate": "2026-12-05",
                 *       "count": 4,
                 *       "durationMinutes": 45,
                 *       "timeZone": "Asia/Shanghai",
                 *       "confirm": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonSeriesRequest"];
            };
        };
        responses: {
            200: components["responses"]["SchoolClassDetail"];
        };
    };
    listClientKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientKeys"];
        };
    };
    createClientKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "学校网站",
                 *       "kind": "page",
                 *       "origins": [
                 *         "https://school.example"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewClientKey"];
            };
        };
        responses: {
            200: components["responses"]["ClientKeySecret"];
        };
    };
    rotateClientKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": "key_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClientKeyRef"];
            };
        };
        responses: {
            200: components["responses"]["ClientKeySecret"];
        };
    };
    revokeClientKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": "key_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClientKeyRef"];
            };
        };
        responses: {
            200: components["responses"]["ClientKey"];
        };
    };
    setClientKeyOrigins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": "key_1",
                 *       "origins": [
                 *         "https://school.example"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClientKeyOrigins"];
            };
        };
        responses: {
            200: components["responses"]["ClientKey"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AuditFilter"];
            };
        };
        responses: {
            200: components["responses"]["AuditEntries"];
        };
    };
    getSchoolStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolStorage"];
        };
    };
    listSchoolJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "failed",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolJobFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolJobs"];
        };
    };
    retrySchoolJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobId": "3f1c0a52-8a39-4c5e-9d55-0a3c5d3f0b11"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolJobRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolJob"];
        };
    };
    uploadSchoolImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SchoolImportUpload"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImport"];
        };
    };
    listSchoolImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolImportFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImports"];
        };
    };
    getSchoolImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "importId": "imp_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolImportRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImport"];
        };
    };
    listSchoolImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "importId": "imp_1",
                 *       "state": "bad",
                 *       "current": 1,
                 *       "size": 50
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolImportRowFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImportRows"];
        };
    };
    applySchoolImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "importId": "imp_1",
                 *       "mode": "good"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolImportApplication"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImport"];
        };
    };
    discardSchoolImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "importId": "imp_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolImportRef"];
            };
        };
        responses: {
            200: components["responses"]["SchoolImport"];
        };
    };
    exportSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "table": "students",
                 *       "format": "csv"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SchoolExportRequest"];
            };
        };
        responses: {
            200: components["responses"]["SchoolExport"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            200: components["responses"]["OpenInvitation"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["AcceptedInvitation"];
        };
    };
    teacherCollectMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sendTime": "2026-11-20T11:03:00.000Z",
                 *       "infos": [
                 *         {
                 *           "userId": "usr_li",
                 *           "subBizType": "CommRequest",
                 *           "logType": "warn",
                 *           "collectTime": "2026-11-20T11:02:13.000Z",
                 *           "data": "{\"path\":\"/api-tch/rtc/getToken\",\"ms\":3120}"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MetricsReport"];
            };
        };
        responses: {
            200: components["responses"]["MetricsReceipt"];
        };
    };
    studentCollectMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sendTime": "2026-11-20T11:03:00.000Z",
                 *       "infos": [
                 *         {
                 *           "userId": "usr_li",
                 *           "subBizType": "CommRequest",
                 *           "logType": "warn",
                 *           "collectTime": "2026-11-20T11:02:13.000Z",
                 *           "data": "{\"path\":\"/api-tch/rtc/getToken\",\"ms\":3120}"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MetricsReport"];
            };
        };
        responses: {
            200: components["responses"]["MetricsReceipt"];
        };
    };
    listCourseDurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseDurations"];
        };
    };
    listPhoneZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhoneZones"];
        };
    };
    getPhoneZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nation": "JP"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NationRequest"];
            };
        };
        responses: {
            200: components["responses"]["PhoneZone"];
        };
    };
    getDesktopReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "1.4.0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DesktopReleasesRequest"];
            };
        };
        responses: {
            200: components["responses"]["DesktopReleases"];
        };
    };
    getBaseInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BaseInfo"];
        };
    };
    getFeedbackDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "fbk_3Jd9"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FeedbackDetailRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedbackDetail"];
        };
    };
    listAccountStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountType": "017001"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AccountStudentsRequest"];
            };
        };
        responses: {
            200: components["responses"]["AccountStudents"];
        };
    };
    assignStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stuId": "usr_samuel"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentChoice"];
            };
        };
        responses: {
            200: components["responses"]["UserInfo"];
        };
    };
    getTeacherInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tchId": "usr_li"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TeacherChoice"];
            };
        };
        responses: {
            200: components["responses"]["TeacherInfo"];
        };
    };
    studentModifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "小安",
                 *       "introduction": "喜欢汉字",
                 *       "timeZone": "Europe/Warsaw"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentAccountInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentUpdatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "Huawen-2026",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentUpdateMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13900000003",
                 *       "smsCode": "482913",
                 *       "password": "Huawen-2026"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MobileChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "smsCode": "482913",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentSetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentBindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "sandbox-ow1kd93jf8-Anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WechatCode"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentUnbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    listLessonsToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LessonDay"];
        };
    };
    listLessonsOfDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theDay": "2026-11-20"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TheDayRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonDay"];
        };
    };
    listLessonDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2026
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["YearRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonDates"];
        };
    };
    listRecentSelfStudy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 5
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CoursePageRequest"];
            };
        };
        responses: {
            200: components["responses"]["RecentStudyPage"];
        };
    };
    updateSelfStudyProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "chapterId": "cch_hsk1_3",
                 *       "percent": 60,
                 *       "seconds": 30
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudyProgressReport"];
            };
        };
        responses: {
            200: components["responses"]["StudyProgress"];
        };
    };
    listTeachingTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TeachingTypes"];
        };
    };
    listPurchasedCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "inProgress"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentCourseRequest"];
            };
        };
        responses: {
            200: components["responses"]["StudentCoursePage"];
        };
    };
    noteReplayVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["VisitReceipt"];
        };
    };
    notePerformanceVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["VisitReceipt"];
        };
    };
    registerPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_festivals"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Registration"];
        };
    };
    getOwnPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["PerformanceDetail"];
        };
    };
    findChatRoomId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ChatRoomRef"];
        };
    };
    planAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "plan": "onLeave",
                 *       "reason": "要去看医生"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AttendancePlanRequest"];
            };
        };
        responses: {
            200: components["responses"]["AttendancePlanReceipt"];
        };
    };
    checkLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonEntry"];
        };
    };
    studentJoinChatGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ChatGroup"];
        };
    };
    studentListPractices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPractices"];
        };
    };
    listCompletedPractices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPractices"];
        };
    };
    studentListPrizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPrizes"];
        };
    };
    answerPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "practiseId": "prc_9aK2",
                 *       "answers": [
                 *         {
                 *           "no": 1,
                 *           "keys": [
                 *             "B"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PracticeAnswerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Practice"];
        };
    };
    studentLessonDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonDetail"];
        };
    };
    getPaidCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseRef"];
            };
        };
        responses: {
            200: components["responses"]["PaidCourse"];
        };
    };
    getTopNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TopNoticeFilter"];
            };
        };
        responses: {
            200: components["responses"]["OptionalNotice"];
        };
    };
    studentListNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentNoticeFilter"];
            };
        };
        responses: {
            200: components["responses"]["NoticePage"];
        };
    };
    studentGetNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeId": "ntc_5Lp0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeRef"];
            };
        };
        responses: {
            200: components["responses"]["Notice"];
        };
    };
    readNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeId": "ntc_5Lp0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeRef"];
            };
        };
        responses: {
            200: components["responses"]["Notice"];
        };
    };
    listClassTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    classId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["ClassTeachers"];
        };
    };
    listCourseChapters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseRef"];
            };
        };
        responses: {
            200: components["responses"]["CourseChapters"];
        };
    };
    getChapter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "chapterId": "cch_hsk1_3"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ChapterRequest"];
            };
        };
        responses: {
            200: components["responses"]["ChapterContent"];
        };
    };
    listHomeworkOfLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentHomeworkList"];
        };
    };
    countHomeworkByState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "month": "2026-11"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentHomeworkFilter"];
            };
        };
        responses: {
            200: components["responses"]["StateCounts"];
        };
    };
    listHomeworkOfStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "state": "graded",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentHomeworkListRequest"];
            };
        };
        responses: {
            200: components["responses"]["StudentHomeworkPage"];
        };
    };
    listHomeworkFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HomeworkFilters"];
        };
    };
    listPendingHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PageOnlyRequest"];
            };
        };
        responses: {
            200: components["responses"]["StudentHomeworkPage"];
        };
    };
    getStudentHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentWork"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2",
                 *       "answers": [
                 *         {
                 *           "no": 1,
                 *           "keys": [
                 *             "B"
                 *           ]
                 *         },
                 *         {
                 *           "no": 2,
                 *           "text": "我叫安娜。",
                 *           "imageIds": [
                 *             "res_k3Jd9"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnswersSaveRequest"];
            };
        };
        responses: {
            200: components["responses"]["AnswersReceipt"];
        };
    };
    handInHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HandInReceipt"];
        };
    };
    startHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentWork"];
        };
    };
    reviewAnswerPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerPaperId": "anp_2Lk8"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AnswerPaperRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentWork"];
        };
    };
    takeBackHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentWork"];
        };
    };
    studentListMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SystemMessageFilter"];
            };
        };
        responses: {
            200: components["responses"]["SystemMessagePage"];
        };
    };
    studentGetMessageNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageNews"];
        };
    };
    studentRoomTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    studentListChatGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassChatGroups"];
        };
    };
    studentListGroupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupQrCodes"];
        };
    };
    studentReportChatError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "2801",
                 *       "message": "request timeout",
                 *       "collectTime": "2026-11-20T11:02:13.000Z"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ChatErrorReport"];
            };
        };
        responses: {
            200: components["responses"]["MetricsReceipt"];
        };
    };
    studentRenewRoomTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    studentReadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         "msg_8Hq4"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReadMessagesRequest"];
            };
        };
        responses: {
            200: components["responses"]["UnreadCount"];
        };
    };
    studentCountUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
        };
    };
    openGroupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJ.x.y"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupTicket"];
            };
        };
        responses: {
            200: components["responses"]["ClassChatGroup"];
        };
    };
    studentRtcToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RtcToken"];
        };
    };
    studentRtcAppInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RtcAppInfo"];
        };
    };
    getLiveStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LiveStream"];
        };
    };
    studentForceJoinRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    rateLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "score": 5,
                 *       "comment": "老师讲得很清楚。"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RatingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Rating"];
        };
    };
    getLessonFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonFinish"];
        };
    };
    studentLessonFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "optionIds": [
                 *         "opt_clear"
                 *       ],
                 *       "content": "老师讲得很清楚。"
                 *     }
                 */
                "application/json": components["schemas"]["StudentFeedbackRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedbackReceipt"];
        };
    };
    studentFeedbackOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FeedbackOptionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedbackOptions"];
        };
    };
    studentAddComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "lesson",
                 *       "targetId": "les_0Q3mB1",
                 *       "content": "老师讲得很清楚！"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Comment"];
        };
    };
    studentDeleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "commentId": "cmt_2Wd8"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentRef"];
            };
        };
        responses: {
            200: components["responses"]["CommentRef"];
        };
    };
    studentGetLessonMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonMaterial"];
        };
    };
    studentListLessonResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ResourceList"];
        };
    };
    studentTempCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "document",
                 *       "fileName": "第三课.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UploadCredentialRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadCredential"];
        };
    };
    studentReadCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "document",
                 *       "fileName": "teacher/usr_li/document/k3Jd9.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReadCredentialRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadCredential"];
        };
    };
    studentRenameResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1",
                 *       "fileName": "第三课 生词.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RenameRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    studentAddCloudResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newFileName": "usr_li/document/2026/11/k3Jd9.pdf",
                 *       "fileName": "第三课.pdf",
                 *       "type": "document"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CloudResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    studentAskedQuestions: {
        parameters: {
            query?: {
                /** @description Searched in question and answer. */
                keyword?: components["schemas"]["SearchKeyword"];
                /** @description Only this kind. */
                category?: components["schemas"]["CategoryId"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AskedQuestions"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchStartDate": "2026-11-01",
                 *       "searchEndDate": "2026-11-30",
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Schedule"];
        };
    };
    listClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "status": "inProgress"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassListRequest"];
            };
        };
        responses: {
            200: components["responses"]["ClassPage"];
        };
    };
    adjustPublicLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "classDate": "2026-11-27",
                 *       "StartClassTime": "19:30"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonMove"];
        };
    };
    adjustLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "classDate": "2026-11-27",
                 *       "StartClassTime": "19:30",
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonMove"];
        };
    };
    listTaughtCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaughtCourses"];
        };
    };
    listClassChapters: {
        parameters: {
            query: {
                courseId: components["schemas"]["Id"];
                classId?: components["schemas"]["Id"];
                timezone?: components["schemas"]["ViewerZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassChapters"];
        };
    };
    getClassTextbook: {
        parameters: {
            query: {
                classId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassTextbook"];
        };
    };
    listClassStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["ClassStudents"];
        };
    };
    getStudentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentRequest"];
            };
        };
        responses: {
            200: components["responses"]["StudentRecord"];
        };
    };
    listTeacherLessonsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonDate": "2026-11-20"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonDateRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonDay"];
        };
    };
    getLessonStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "searchStartDate": "2026-11-01",
                 *       "searchEndDate": "2026-11-30"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StatisticsRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonStatistics"];
        };
    };
    uploadLessonResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "resourceId": "res_7Kd2"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["LessonResourceUpload"];
            };
        };
        responses: {
            200: components["responses"]["LessonResource"];
        };
    };
    listLessonCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LessonCourses"];
        };
    };
    removeLessonResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonResourceIds": [
                 *         "res_7Kd2"
                 *       ],
                 *       "teachingType": "live"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonResourceRemoval"];
            };
        };
        responses: {
            200: components["responses"]["RemovedResources"];
        };
    };
    getClassPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ClassPerformance"];
        };
    };
    getCourseEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["CourseEnd"];
        };
    };
    getCourseScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["CourseScore"];
        };
    };
    correctAttendance: {
        parameters: {
            query: {
                lessonId: components["schemas"]["Id"];
                stuId: components["schemas"]["Id"];
                attendance: components["schemas"]["Attendance"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StudentAttendance"];
        };
    };
    getAttendanceMatrix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "current": 1,
                 *       "size": 10
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AttendanceMatrixRequest"];
            };
        };
        responses: {
            200: components["responses"]["AttendanceMatrix"];
        };
    };
    getClassResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ClassResult"];
        };
    };
    endLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonSummary"];
        };
    };
    getStudentStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentStatistics"];
        };
    };
    getClassDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["ClassDetail"];
        };
    };
    getLessonResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonResources"];
        };
    };
    getStudentPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonStudentRef"];
            };
        };
        responses: {
            200: components["responses"]["PerformanceDetail"];
        };
    };
    listTeacherLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "notStarted",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonListRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonPage"];
        };
    };
    removeClassStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassStudentRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentRemoval"];
        };
    };
    listLessonBriefs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassRef"];
            };
        };
        responses: {
            200: components["responses"]["ClassLessons"];
        };
    };
    deleteLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "lessonIds": [
                 *         "les_0Q3mB1"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonDeletionRequest"];
            };
        };
        responses: {
            200: components["responses"]["ClassLessons"];
        };
    };
    addLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "lessons": [
                 *         {
                 *           "lessonName": "第十三课 复习",
                 *           "classDate": "2026-11-27",
                 *           "StartClassTime": "19:30"
                 *         }
                 *       ],
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonDraftsRequest"];
            };
        };
        responses: {
            200: components["responses"]["ClassLessons"];
        };
    };
    checkLessonTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "classDate": "2026-11-27",
                 *       "StartClassTime": "19:30",
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonMoveCheck"];
        };
    };
    checkLessonTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "lessons": [
                 *         {
                 *           "lessonName": "第十三课 复习",
                 *           "classDate": "2026-11-27",
                 *           "StartClassTime": "19:30"
                 *         }
                 *       ],
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonDraftsRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonDraftsCheck"];
        };
    };
    getLessonPreparation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPreparation"];
        };
    };
    previewContinuation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "count": 4
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ContinuationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Continuation"];
        };
    };
    listPublicClassStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassStudentListRequest"];
            };
        };
        responses: {
            200: components["responses"]["ClassStudentPage"];
        };
    };
    getClassStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassStudentRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentClass"];
        };
    };
    listClassStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "courseType": "systematic"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassFilter"];
            };
        };
        responses: {
            200: components["responses"]["ClassStatusCounts"];
        };
    };
    listClassNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "keyword": "小班"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ClassFilter"];
            };
        };
        responses: {
            200: components["responses"]["ClassNames"];
        };
    };
    sendBackFromStage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StageRequest"];
            };
        };
        responses: {
            200: components["responses"]["StageInvitation"];
        };
    };
    inviteOnStage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StageRequest"];
            };
        };
        responses: {
            200: components["responses"]["StageInvitation"];
        };
    };
    countLessonEndTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonEndTime"];
        };
    };
    listBoardBackgrounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardBackgrounds"];
        };
    };
    addBoardBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_7Kd2",
                 *       "name": "米字格"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["BoardBackgroundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoardBackground"];
        };
    };
    deleteBoardBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vbgId": "vbg_3Fs1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VbgRef"];
            };
        };
        responses: {
            200: components["responses"]["VbgRef"];
        };
    };
    openPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "kind": "clicker",
                 *       "title": "第三题",
                 *       "limitSeconds": 60,
                 *       "optionCount": 4,
                 *       "correctKeys": [
                 *         "B"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PracticeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Practice"];
        };
    };
    teacherListPractices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPractices"];
        };
    };
    endPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "practiseId": "prc_9aK2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PracticeRef"];
            };
        };
        responses: {
            200: components["responses"]["Practice"];
        };
    };
    closePractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "practiseId": "prc_9aK2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PracticeRef"];
            };
        };
        responses: {
            200: components["responses"]["Practice"];
        };
    };
    awardPrize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuIds": [
                 *         "stu_anna"
                 *       ],
                 *       "kind": "star",
                 *       "count": 1,
                 *       "reason": "朗读很流利"
                 *     }
                 */
                "application/json": components["schemas"]["PrizeRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonPrizes"];
        };
    };
    readmitStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StageRequest"];
            };
        };
        responses: {
            200: components["responses"]["Readmission"];
        };
    };
    revokePrize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "prizeId": "les_0Q3mB1-prz-42-0"
                 *     }
                 */
                "application/json": components["schemas"]["PrizeRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPrizes"];
        };
    };
    teacherListPrizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonPrizes"];
        };
    };
    teacherLessonFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna",
                 *       "optionIds": [
                 *         "opt_tones"
                 *       ],
                 *       "content": "声调进步很大。"
                 *     }
                 */
                "application/json": components["schemas"]["TeacherFeedbackRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedbackReceipt"];
        };
    };
    teacherFeedbackOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FeedbackOptionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedbackOptions"];
        };
    };
    adjustLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "scope": "following",
                 *       "classDate": "2026-11-27",
                 *       "StartClassTime": "19:30",
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonsMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonsMove"];
        };
    };
    checkLessonsMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "scope": "all",
                 *       "classDate": "2026-11-27",
                 *       "StartClassTime": "19:30"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonsMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonsMoveCheck"];
        };
    };
    suggestLessonTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "from": "2026-11-21",
                 *       "until": "2026-12-04",
                 *       "timezone": "Asia/Shanghai"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonTimeSuggestionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonTimeSuggestions"];
        };
    };
    postponeLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonPostponeRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonSummary"];
        };
    };
    writePerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "stuId": "stu_anna",
                 *       "listening": 5,
                 *       "speaking": 4,
                 *       "participation": 5,
                 *       "comment": "声调进步很大，继续加油！"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PerformanceRequest"];
            };
        };
        responses: {
            200: components["responses"]["PerformanceDetail"];
        };
    };
    getPublicLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_festivals_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["PublicLesson"];
        };
    };
    listSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subjects"];
        };
    };
    updatePublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_calligraphy",
                 *       "courseName": "书法入门",
                 *       "studentLimit": 16
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PublicCourseChange"];
            };
        };
        responses: {
            200: components["responses"]["PublicCourse"];
        };
    };
    addPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseName": "端午节的故事",
                 *       "subjectId": "sub_festivals",
                 *       "classType": "small",
                 *       "studentLimit": 20,
                 *       "isPeriodic": false,
                 *       "startTimes": [
                 *         "2026-12-05T02:00:00.000Z"
                 *       ],
                 *       "durationMinutes": 60,
                 *       "introduction": "听故事，学包粽子。"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PublicCourseRequest"];
            };
        };
        responses: {
            200: components["responses"]["PublicCourse"];
        };
    };
    getCourseConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseConfig"];
        };
    };
    getPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_calligraphy"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseRef"];
            };
        };
        responses: {
            200: components["responses"]["PublicCourse"];
        };
    };
    listPublicCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "draft"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PublicCourseFilter"];
            };
        };
        responses: {
            200: components["responses"]["PublicCoursePage"];
        };
    };
    setPublicCourseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_calligraphy",
                 *       "status": "published"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PublicCourseStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["PublicCourse"];
        };
    };
    deletePublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_calligraphy"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseRef"];
            };
        };
        responses: {
            200: components["responses"]["CourseRef"];
        };
    };
    getCourseCriteria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseCriteria"];
        };
    };
    teacherLessonDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "teachingType": "live"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonReference"];
            };
        };
        responses: {
            200: components["responses"]["LessonDetail"];
        };
    };
    listTextbooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subjectId": "sub_comprehensive"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TextbooksRequest"];
            };
        };
        responses: {
            200: components["responses"]["Textbooks"];
        };
    };
    listCourseTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseTypes"];
        };
    };
    renameChapter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "chapterId": "cch_hsk1_3",
                 *       "chapterName": "第三课 名字的故事"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ChapterRename"];
            };
        };
        responses: {
            200: components["responses"]["RenamedChapter"];
        };
    };
    getCourseStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseRef"];
            };
        };
        responses: {
            200: components["responses"]["CourseStats"];
        };
    };
    startLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonSummary"];
        };
    };
    appendRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_festivals",
                 *       "studentLimit": 200,
                 *       "stuIds": [
                 *         "usr_ben"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegistrationExtension"];
            };
        };
        responses: {
            200: components["responses"]["PublicCourse"];
        };
    };
    checkPublicCourseTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startTimes": [
                 *         "2026-12-05T02:00:00.000Z"
                 *       ],
                 *       "durationMinutes": 60
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StartTimesCheck"];
            };
        };
        responses: {
            200: components["responses"]["PlanCheck"];
        };
    };
    checkPeriodicTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-12-01",
                 *       "cycle": [
                 *         {
                 *           "weekday": 6,
                 *           "time": "10:00"
                 *         }
                 *       ],
                 *       "totalLessons": 4,
                 *       "durationMinutes": 60
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CycleCheck"];
            };
        };
        responses: {
            200: components["responses"]["PlanCheck"];
        };
    };
    uploadBase64Image: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "base64Str": "data:image/png;base64,iVBORw0KGgo="
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Base64UploadRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    addImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newFileNames": [
                 *         "teacher/usr_li/image/k3Jd9.png"
                 *       ],
                 *       "fileNames": [
                 *         "书法.png"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ImagesRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResources"];
        };
    };
    deleteObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newFileNames": [
                 *         "teacher/usr_li/document/k3Jd9.pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ObjectsRequest"];
            };
        };
        responses: {
            200: components["responses"]["DeletedObjects"];
        };
    };
    teacherTempCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "document",
                 *       "fileName": "第三课.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UploadCredentialRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadCredential"];
        };
    };
    teacherReadCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "document",
                 *       "fileName": "teacher/usr_li/document/k3Jd9.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReadCredentialRequest"];
            };
        };
        responses: {
            200: components["responses"]["UploadCredential"];
        };
    };
    listCloudResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "type": "document",
                 *       "keyword": "第三课",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResourceFilter"];
            };
        };
        responses: {
            200: components["responses"]["ResourcePage"];
        };
    };
    startTranscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResourceRef"];
            };
        };
        responses: {
            200: components["responses"]["Transcode"];
        };
    };
    getTranscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResourceRef"];
            };
        };
        responses: {
            200: components["responses"]["Transcode"];
        };
    };
    teacherRenameResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1",
                 *       "fileName": "第三课 生词.pdf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RenameRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    teacherAddCloudResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newFileName": "usr_li/document/2026/11/k3Jd9.pdf",
                 *       "fileName": "第三课.pdf",
                 *       "type": "document"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CloudResourceRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    deleteTranscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResourceRef"];
            };
        };
        responses: {
            200: components["responses"]["ResourceRef"];
        };
    };
    listCourseResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CourseResourcesRequest"];
            };
        };
        responses: {
            200: components["responses"]["ResourceList"];
        };
    };
    copyResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_k3Jd9",
                 *       "courseId": "crs_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResourceCopyRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    teacherGetStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Storage"];
        };
    };
    studentGetStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Storage"];
        };
    };
    studentListResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "type": "document",
                 *       "keyword": "生词",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["StudentResourceFilter"];
            };
        };
        responses: {
            200: components["responses"]["StudentResourcePage"];
        };
    };
    teacherListLessonResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ResourceList"];
        };
    };
    deleteHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkRef"];
        };
    };
    deletePaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paperId": "pap_7Hs1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PaperRef"];
            };
        };
        responses: {
            200: components["responses"]["PaperRef"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": "qst_9Ww3"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["QuestionRef"];
            };
        };
        responses: {
            200: components["responses"]["QuestionRef"];
        };
    };
    listHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "state": "waiting",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkListRequest"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkPage"];
        };
    };
    createHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "paperId": "pap_7Hs1",
                 *       "startTime": "2026-11-21T10:00:00.000Z",
                 *       "endTime": "2026-11-23T10:00:00.000Z",
                 *       "limitMinutes": 40,
                 *       "visibility": "always",
                 *       "status": "published"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkCreateRequest"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    markHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerPaperId": "anp_2Lk8",
                 *       "answerSubmitDto": {
                 *         "comment": "写得很好！",
                 *         "answers": [
                 *           {
                 *             "no": 1,
                 *             "score": 10
                 *           },
                 *           {
                 *             "no": 2,
                 *             "score": 8,
                 *             "comment": "注意“得”的用法。"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkMarksRequest"];
            };
        };
        responses: {
            200: components["responses"]["MarkingReceipt"];
        };
    };
    listHomeworkStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkStudents"];
        };
    };
    countHomeworkOfClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WaitingCountRequest"];
            };
        };
        responses: {
            200: components["responses"]["ClassHomeworkCounts"];
        };
    };
    getWorkOfStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2",
                 *       "stuId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkOfStudent"];
            };
        };
        responses: {
            200: components["responses"]["AnswerPaper"];
        };
    };
    remindOfHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2",
                 *       "stuIds": [
                 *         "usr_anna"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReminderReceipt"];
        };
    };
    countHomeworkOfLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonHomeworkCountRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonHomeworkPage"];
        };
    };
    countWaitingWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WaitingCountRequest"];
            };
        };
        responses: {
            200: components["responses"]["WaitingCount"];
        };
    };
    markAnswerPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerPaperId": "anp_2Lk8",
                 *       "paper": {
                 *         "comment": "写得很好！"
                 *       },
                 *       "list": [
                 *         {
                 *           "no": 1,
                 *           "score": 10
                 *         },
                 *         {
                 *           "no": 2,
                 *           "score": 8
                 *         }
                 *       ],
                 *       "commentList": [
                 *         {
                 *           "no": 2,
                 *           "comment": "注意“得”的用法。"
                 *         }
                 *       ],
                 *       "imageList": [
                 *         {
                 *           "no": 2,
                 *           "imageIds": [
                 *             "res_k3Jd9"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AnswerPaperMarksRequest"];
            };
        };
        responses: {
            200: components["responses"]["MarkingReceipt"];
        };
    };
    listPapers: {
        parameters: {
            query?: {
                /** @description Only templates, or only papers. */
                isTemplate?: components["schemas"]["IsTemplate"];
                kind?: components["schemas"]["PaperKind"];
                /** @description A chapter of a textbook. */
                chapterId?: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaperPage"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                scope?: components["schemas"]["QuestionScope"];
                type?: components["schemas"]["QuestionType"];
                difficulty?: components["schemas"]["Difficulty"];
                subjectId?: components["schemas"]["Id"];
                gradeId?: components["schemas"]["Id"];
                /** @description A chapter of a textbook. */
                chapterId?: components["schemas"]["Id"];
                /** @description Questions of the chapter this lesson teaches. */
                lessonId?: components["schemas"]["Id"];
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QuestionPage"];
        };
    };
    listAnswerPapers: {
        parameters: {
            query?: {
                classId?: components["schemas"]["Id"];
                homeworkId?: components["schemas"]["Id"];
                /** @description Homework of this lesson. */
                lessonId?: components["schemas"]["Id"];
                /** @description Work of this student. */
                stuId?: components["schemas"]["Id"];
                state?: components["schemas"]["StudentWorkState"];
                /** @description Only work that should be graded by now. */
                isOverdue?: components["schemas"]["IsOverdue"];
                /** @description Part of a student's name. */
                keyword?: components["schemas"]["Keyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnswerPaperPage"];
        };
    };
    getAnswerPaper: {
        parameters: {
            query: {
                answerPaperId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnswerPaper"];
        };
    };
    teacherAskedQuestions: {
        parameters: {
            query?: {
                /** @description Searched in question and answer. */
                keyword?: components["schemas"]["SearchKeyword"];
                /** @description Only this kind. */
                category?: components["schemas"]["CategoryId"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AskedQuestions"];
        };
    };
    updateMarkBy: {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
                /** @description All work is graded by then. */
                correctTime: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MarkByReceipt"];
        };
    };
    saveQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "singleChoice",
                 *       "title": "“你叫什么名字？”应该怎么回答？",
                 *       "options": [
                 *         {
                 *           "key": "A",
                 *           "title": "我很好。"
                 *         },
                 *         {
                 *           "key": "B",
                 *           "title": "我叫安娜。"
                 *         }
                 *       ],
                 *       "correctKeys": [
                 *         "B"
                 *       ],
                 *       "analysis": "“叫”后面直接说名字。",
                 *       "difficulty": "easy",
                 *       "isShared": true
                 *     }
                 */
                "application/json": components["schemas"]["QuestionSaveRequest"];
            };
        };
        responses: {
            200: components["responses"]["Question"];
        };
    };
    saveQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "commandId": "imp_4f1c9a02",
                 *       "questions": [
                 *         {
                 *           "type": "singleChoice",
                 *           "title": "“谢谢”应该怎么回答？",
                 *           "options": [
                 *             {
                 *               "key": "A",
                 *               "title": "不客气。"
                 *             },
                 *             {
                 *               "key": "B",
                 *               "title": "对不起。"
                 *             }
                 *           ],
                 *           "correctKeys": [
                 *             "A"
                 *           ],
                 *           "difficulty": "easy"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionLinesRequest"];
            };
        };
        responses: {
            200: components["responses"]["QuestionLinesReceipt"];
        };
    };
    getQuestion: {
        parameters: {
            query: {
                questionId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Question"];
        };
    };
    savePaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "第三课练习",
                 *       "content": "先读课文，再做练习。",
                 *       "kind": "dailyTask",
                 *       "isTemplate": true,
                 *       "fullScore": 20,
                 *       "questions": [
                 *         {
                 *           "questionId": "qst_9Ww3",
                 *           "score": 10
                 *         },
                 *         {
                 *           "questionId": "qst_9Ww4",
                 *           "score": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaperSaveRequest"];
            };
        };
        responses: {
            200: components["responses"]["Paper"];
        };
    };
    getPaper: {
        parameters: {
            query: {
                paperId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Paper"];
        };
    };
    copyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paperId": "pap_7Hs1",
                 *       "isTemplate": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PaperCopyRequest"];
            };
        };
        responses: {
            200: components["responses"]["Paper"];
        };
    };
    getHomework: {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    updateHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2",
                 *       "endTime": "2026-11-24T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["HomeworkUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    publishHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    withdrawHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    listAnswersOfQuestion: {
        parameters: {
            query: {
                homeworkId: components["schemas"]["Id"];
                no: components["schemas"]["QuestionNo"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnswersOfQuestion"];
        };
    };
    releaseMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HomeworkRef"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkDetail"];
        };
    };
    setStudentHomework: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "homeworkId": "hmw_5Kd2",
                 *       "stuId": "usr_anna",
                 *       "endTime": "2026-11-30T10:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StudentRuleRequest"];
            };
        };
        responses: {
            200: components["responses"]["HomeworkStudent"];
        };
    };
    getPreparedQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["PreparedQuestions"];
        };
    };
    savePreparedQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "questionIds": [
                 *         "qst_7Yp2",
                 *         "qst_9Kd4"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreparedQuestionsRequest"];
            };
        };
        responses: {
            200: components["responses"]["PreparedQuestions"];
        };
    };
    saveMarkingDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerPaperId": "anp_2Lk8",
                 *       "comment": "写得很好！",
                 *       "list": [
                 *         {
                 *           "no": 1,
                 *           "score": 10
                 *         },
                 *         {
                 *           "no": 2,
                 *           "score": null,
                 *           "comment": "注意“得”的用法。"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MarkingDraftRequest"];
            };
        };
        responses: {
            200: components["responses"]["MarkingDraftReceipt"];
        };
    };
    listMarkingPhrases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionType": "readAloud"
                 *     }
                 */
                "application/json": components["schemas"]["MarkingPhraseFilter"];
            };
        };
        responses: {
            200: components["responses"]["MarkingPhrases"];
        };
    };
    saveMarkingPhrase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "第三声再低一点。",
                 *       "questionType": "readAloud",
                 *       "points": -2
                 *     }
                 */
                "application/json": components["schemas"]["MarkingPhraseRequest"];
            };
        };
        responses: {
            200: components["responses"]["MarkingPhrase"];
        };
    };
    deleteMarkingPhrase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phraseId": "phr_7Hs2"
                 *     }
                 */
                "application/json": components["schemas"]["MarkingPhraseRef"];
            };
        };
        responses: {
            200: components["responses"]["MarkingPhraseRef"];
        };
    };
    returnAnswerPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerPaperId": "anp_2Lk8",
                 *       "comment": "请把第二题再读一遍。"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AnswerPaperReturnRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReturnReceipt"];
        };
    };
    addNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "title": "本周停课通知",
                 *       "content": "因学校活动，本周六的课改到周日同一时间。",
                 *       "isTop": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Notice"];
        };
    };
    teacherListNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "cls_hsk1",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TeacherNoticeFilter"];
            };
        };
        responses: {
            200: components["responses"]["NoticePage"];
        };
    };
    deleteNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeId": "ntc_5Lp0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeRef"];
            };
        };
        responses: {
            200: components["responses"]["NoticeRef"];
        };
    };
    updateNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeId": "ntc_5Lp0",
                 *       "title": "本周停课通知",
                 *       "content": "因学校活动，本周六的课改到周日上午十点。"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeChange"];
            };
        };
        responses: {
            200: components["responses"]["Notice"];
        };
    };
    addNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classIds": [
                 *         "cls_hsk1"
                 *       ],
                 *       "title": "国庆放假通知",
                 *       "content": "十月一日到七日放假，八日恢复上课。",
                 *       "publishAt": "2026-12-01T01:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NoticesRequest"];
            };
        };
        responses: {
            200: components["responses"]["Notices"];
        };
    };
    teacherGetNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeId": "ntc_5Lp0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NoticeRef"];
            };
        };
        responses: {
            200: components["responses"]["Notice"];
        };
    };
    teacherModifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "小安",
                 *       "introduction": "喜欢汉字",
                 *       "timeZone": "Europe/Warsaw"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherAccountInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherSetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherUpdatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "Huawen-2026",
                 *       "password": "Kite-river-27",
                 *       "passwordAgain": "Kite-river-27"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherBindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "sandbox-ow1kd93jf8-Anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WechatCode"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherUnbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherUpdateMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zone": "86",
                 *       "mobile": "13900000001",
                 *       "smsCode": "482913",
                 *       "password": "Huawen-2026"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MobileChange"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    getStudentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stuId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentChoice"];
            };
        };
        responses: {
            200: components["responses"]["StudentInfo"];
        };
    };
    searchStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "an",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["StudentSearch"];
            };
        };
        responses: {
            200: components["responses"]["StudentPage"];
        };
    };
    teacherListMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SystemMessageFilter"];
            };
        };
        responses: {
            200: components["responses"]["SystemMessagePage"];
        };
    };
    teacherCountUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
        };
    };
    teacherGetMessageNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageNews"];
        };
    };
    teacherRoomTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    teacherListChatGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassChatGroups"];
        };
    };
    teacherListGroupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupQrCodes"];
        };
    };
    teacherReportChatError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "2801",
                 *       "message": "request timeout",
                 *       "collectTime": "2026-11-20T11:02:13.000Z"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ChatErrorReport"];
            };
        };
        responses: {
            200: components["responses"]["MetricsReceipt"];
        };
    };
    teacherRenewRoomTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    teacherJoinChatGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ChatGroup"];
        };
    };
    teacherReadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         "msg_8Hq4"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReadMessagesRequest"];
            };
        };
        responses: {
            200: components["responses"]["UnreadCount"];
        };
    };
    teacherRtcToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RtcToken"];
        };
    };
    teacherRtcAppInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RtcAppInfo"];
        };
    };
    recordLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "action": "start"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RecordingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Recording"];
        };
    };
    teacherForceJoinRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["RoomTicket"];
        };
    };
    stopBoardStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["BoardStream"];
        };
    };
    listSubjectsByParent: {
        parameters: {
            query?: {
                /** @description The subject above; the top without it. */
                pid?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subjects"];
        };
    };
    listDictionaryCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DictionaryCategories"];
        };
    };
    listGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Grades"];
        };
    };
    listDictionaryEntries: {
        parameters: {
            query: {
                cataId: components["schemas"]["CategoryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DictionaryEntries"];
        };
    };
    listMerchants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Merchants"];
        };
    };
    listClassChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClassChoices"];
        };
    };
    getVideoSignature: {
        parameters: {
            query: {
                /** @description Name of the film, with its ending. */
                fileName: components["schemas"]["FileName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VideoSignature"];
        };
    };
    teacherAddComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "lesson",
                 *       "targetId": "les_0Q3mB1",
                 *       "content": "老师讲得很清楚！"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Comment"];
        };
    };
    teacherDeleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "commentId": "cmt_2Wd8"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentRef"];
            };
        };
        responses: {
            200: components["responses"]["CommentRef"];
        };
    };
    listTaughtLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TaughtLessonListRequest"];
            };
        };
        responses: {
            200: components["responses"]["TaughtLessonPage"];
        };
    };
    listLessonReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "audit": "pending",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReplayFilter"];
            };
        };
        responses: {
            200: components["responses"]["LessonReplaysPage"];
        };
    };
    addReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "newFileName": "teacher/usr_li/video/k3Jd9.mp4",
                 *       "title": "第三课",
                 *       "durationSeconds": 2700
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            200: components["responses"]["Replay"];
        };
    };
    addVideoReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "fileId": "teacher/usr_li/video/k3Jd9.mp4",
                 *       "title": "第三课",
                 *       "durationSeconds": 2700
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["VideoReplayRequest"];
            };
        };
        responses: {
            200: components["responses"]["Replay"];
        };
    };
    teacherGetLessonMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonMaterial"];
        };
    };
    teacherRoomKeyframe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Keyframe"];
        };
    };
    studentRoomKeyframe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Keyframe"];
        };
    };
    teacherRoomReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomReplay"];
        };
    };
    teacherRoomLog: {
        parameters: {
            query?: {
                /** @description Events after this one. */
                afterSeq?: number;
                /** @description Events at most. */
                limit?: number;
            };
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomLog"];
        };
    };
    teacherReplayKeyframe: {
        parameters: {
            query: {
                /** @description The newest keyframe that goes no further than this event. */
                seq: number;
            };
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Keyframe"];
        };
    };
    studentRoomReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomReplay"];
        };
    };
    studentRoomLog: {
        parameters: {
            query?: {
                /** @description Events after this one. */
                afterSeq?: number;
                /** @description Events at most. */
                limit?: number;
            };
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomLog"];
        };
    };
    studentReplayKeyframe: {
        parameters: {
            query: {
                /** @description The newest keyframe that goes no further than this event. */
                seq: number;
            };
            header?: never;
            path: {
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Keyframe"];
        };
    };
    studentGetSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchStartDate": "2026-11-16",
                 *       "searchEndDate": "2026-11-22",
                 *       "timezone": "Europe/Warsaw"
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            200: components["responses"]["StudentSchedule"];
        };
    };
    studentListPastLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "timezone": "Europe/Warsaw",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["PastLessonsRequest"];
            };
        };
        responses: {
            200: components["responses"]["PastLessonPage"];
        };
    };
    getTaughtStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stuId": "usr_anna"
                 *     }
                 */
                "application/json": components["schemas"]["StudentChoice"];
            };
        };
        responses: {
            200: components["responses"]["TaughtStudent"];
        };
    };
    listLessonFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/json": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["LessonFeedback"];
        };
    };
    teacherLessonPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/json": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["TeacherLessonPage"];
        };
    };
    studentLessonPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/json": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["StudentLessonPage"];
        };
    };
    renameLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1",
                 *       "lessonName": "第三课 你叫什么名字"
                 *     }
                 */
                "application/json": components["schemas"]["LessonRenameRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonSummary"];
        };
    };
    teacherGetChapter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_hsk1",
                 *       "chapterId": "cch_hsk1_3"
                 *     }
                 */
                "application/json": components["schemas"]["ChapterRequest"];
            };
        };
        responses: {
            200: components["responses"]["TaughtChapter"];
        };
    };
    listReplaysToDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            200: components["responses"]["LessonReplaysPage"];
        };
    };
    decideReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replayId": "rep_1",
                 *       "audit": "rejected",
                 *       "reason": "没有声音"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReplayDecision"];
            };
        };
        responses: {
            200: components["responses"]["Replay"];
        };
    };
    withdrawReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replayId": "rep_1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReplayRef"];
            };
        };
        responses: {
            200: components["responses"]["ReplayRef"];
        };
    };
    teacherLessonReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ReplayToWatch"];
        };
    };
    studentLessonReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lessonId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LessonRef"];
            };
        };
        responses: {
            200: components["responses"]["ReplayToWatch"];
        };
    };
    setResourcePublic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceId": "res_1",
                 *       "isPublic": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PublicRequest"];
            };
        };
        responses: {
            200: components["responses"]["CloudResource"];
        };
    };
    teacherCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    teacherRenewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    teacherRevokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    studentCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    studentRenewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    studentRevokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFeed"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feedToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Calendar"];
        };
    };
    teacherRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "0fJ8s2mT0aZc1d9Qe7u4xB6nW5rY3kLh"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "0fJ8s2mT0aZc1d9Qe7u4xB6nW5rY3kLh"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    getCaptchaWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CaptchaWork"];
        };
    };
    checkCaptchaWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "{}",
                 *       "counter": 412,
                 *       "derivedKey": "5f1c"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CaptchaWorkAnswer"];
            };
        };
        responses: {
            200: components["responses"]["SolvedCaptcha"];
        };
    };
    teacherPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyChallenge"];
        };
    };
    studentPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyChallenge"];
        };
    };
    teacherLoginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "id": "SSWk5r-3vQ0J1h2k",
                 *       "clientDataJSON": "eyJ0eXBl",
                 *       "authenticatorData": "SZYN5YgO",
                 *       "signature": "MEUCIQDx"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentLoginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "id": "SSWk5r-3vQ0J1h2k",
                 *       "clientDataJSON": "eyJ0eXBl",
                 *       "authenticatorData": "SZYN5YgO",
                 *       "signature": "MEUCIQDx"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    teacherSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "totpCode": "492039"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SecondStepRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    studentSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "totpCode": "492039"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SecondStepRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
        };
    };
    listOutboxMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipient": "8613800000003"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OutboxRequest"];
            };
        };
        responses: {
            200: components["responses"]["OutboxMessages"];
        };
    };
    teacherListNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
        };
    };
    teacherUpdateNotificationSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "homework",
                 *       "isOn": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NotificationSettingRequest"];
            };
        };
        responses: {
            200: components["responses"]["NotificationSettings"];
        };
    };
    studentListNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
        };
    };
    studentUpdateNotificationSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "homework",
                 *       "isOn": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NotificationSettingRequest"];
            };
        };
        responses: {
            200: components["responses"]["NotificationSettings"];
        };
    };
    teacherListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    studentListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    teacherEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "ses_3Jd9"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionChoice"];
            };
        };
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    studentEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "ses_3Jd9"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SessionChoice"];
            };
        };
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    teacherEndOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    studentEndOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    teacherForgetDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deviceId": "6f1d0c52b2f6c1d0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeviceChoice"];
            };
        };
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    studentForgetDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deviceId": "6f1d0c52b2f6c1d0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeviceChoice"];
            };
        };
        responses: {
            200: components["responses"]["SessionList"];
        };
    };
    teacherSetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isTwoFactor": true,
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TwoFactorSwitch"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentSetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isTwoFactor": true,
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TwoFactorSwitch"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherCloseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentCloseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherProveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Huawen-2026"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: components["responses"]["ProofReceipt"];
        };
    };
    studentProveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Huawen-2026"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: components["responses"]["ProofReceipt"];
        };
    };
    teacherKeepPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentKeepPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherKeepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentKeepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherStartTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TotpSetup"];
        };
    };
    studentStartTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TotpSetup"];
        };
    };
    teacherConfirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "totpCode": "492039"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentConfirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "totpCode": "492039"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherRemoveTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentRemoveTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherRenewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RecoveryCodes"];
        };
    };
    studentRenewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RecoveryCodes"];
        };
    };
    teacherStartPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyCreation"];
        };
    };
    studentStartPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyCreation"];
        };
    };
    teacherAddPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "name": "My laptop",
                 *       "id": "SSWk5r-3vQ0J1h2k",
                 *       "clientDataJSON": "eyJ0eXBl",
                 *       "attestationObject": "o2NmbXRk",
                 *       "transports": [
                 *         "internal"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentAddPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "eyJuIjoi.c2lnbmVk",
                 *       "name": "My laptop",
                 *       "id": "SSWk5r-3vQ0J1h2k",
                 *       "clientDataJSON": "eyJ0eXBl",
                 *       "attestationObject": "o2NmbXRk",
                 *       "transports": [
                 *         "internal"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherRenamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkeyId": "SSWk5r-3vQ0J1h2k",
                 *       "name": "My laptop"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyRename"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentRenamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkeyId": "SSWk5r-3vQ0J1h2k",
                 *       "name": "My laptop"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyRename"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherRemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkeyId": "SSWk5r-3vQ0J1h2k"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyChoice"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    studentRemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkeyId": "SSWk5r-3vQ0J1h2k"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasskeyChoice"];
            };
        };
        responses: {
            200: components["responses"]["AccountInfo"];
        };
    };
    teacherListThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadFilter"];
            };
        };
        responses: {
            200: components["responses"]["ThreadPage"];
        };
    };
    teacherGetThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_anna"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadView"];
        };
    };
    teacherListThreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thr_2Kq8",
                 *       "beforeId": "thm_7Wc1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadMessagesFilter"];
            };
        };
        responses: {
            200: components["responses"]["ThreadMessages"];
        };
    };
    teacherSendThreadMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_anna",
                 *       "text": "好的，别忘了写拼音。",
                 *       "commandId": "5f0c1f2e-8f43-4f8e-9a51-2f1d7c1f6b3a"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadMessage"];
        };
    };
    teacherReadThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thr_2Kq8",
                 *       "messageId": "thm_7Wc1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadReadRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadReceipt"];
        };
    };
    studentListThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadFilter"];
            };
        };
        responses: {
            200: components["responses"]["ThreadPage"];
        };
    };
    studentGetThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_li"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadView"];
        };
    };
    studentListThreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thr_2Kq8",
                 *       "beforeId": "thm_7Wc1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadMessagesFilter"];
            };
        };
        responses: {
            200: components["responses"]["ThreadMessages"];
        };
    };
    studentSendThreadMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personId": "usr_li",
                 *       "text": "老师好，第三课的听写我明天交。",
                 *       "commandId": "5f0c1f2e-8f43-4f8e-9a51-2f1d7c1f6b3a"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadMessage"];
        };
    };
    studentReadThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thr_2Kq8",
                 *       "messageId": "thm_7Wc1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ThreadReadRequest"];
            };
        };
        responses: {
            200: components["responses"]["ThreadReceipt"];
        };
    };
    teacherListComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "lesson",
                 *       "targetId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentFilter"];
            };
        };
        responses: {
            200: components["responses"]["CommentPage"];
        };
    };
    studentListComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "lesson",
                 *       "targetId": "les_0Q3mB1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CommentFilter"];
            };
        };
        responses: {
            200: components["responses"]["CommentPage"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                /** @description Searched in name and introduction. */
                keyword?: components["schemas"]["SearchKeyword"];
                subjectId?: components["schemas"]["Id"];
                kind?: components["schemas"]["CourseCategory"];
                classType?: components["schemas"]["ClassType"];
                /** @description Only courses without a price, or only those with one. */
                isFree?: boolean;
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CataloguePage"];
        };
    };
    getCatalogueCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CatalogueDetail"];
        };
    };
    listSchools: {
        parameters: {
            query?: {
                /** @description Searched in name and region. */
                keyword?: components["schemas"]["SearchKeyword"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolPage"];
        };
    };
    getSchool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schoolId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SchoolDetail"];
        };
    };
    getOfferedCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                schoolId: components["schemas"]["Id"];
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OfferedCourse"];
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": "sch_demo",
                 *       "courseId": "crs_festivals",
                 *       "wish": "trial",
                 *       "name": "佐藤 恵",
                 *       "contact": "megumi@example.com",
                 *       "childName": "佐藤 陽",
                 *       "childAge": 8,
                 *       "text": "日曜の午前が希望です。",
                 *       "consentVersion": "2026-11",
                 *       "captchaVerification": "eyJuIjoi.c2lnbmVk"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EnquiryRequest"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryReceipt"];
        };
    };
    teacherListFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "order": "due",
                 *       "current": 1,
                 *       "size": 40
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteFilter"];
            };
        };
        responses: {
            200: components["responses"]["FavouritePage"];
        };
    };
    teacherAddFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "text": "名字",
                 *       "source": {
                 *         "kind": "lesson",
                 *         "id": "les_0Q3mB1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteRequest"];
            };
        };
        responses: {
            200: components["responses"]["Favourite"];
        };
    };
    teacherRemoveFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "text": "名字"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteTarget"];
            };
        };
        responses: {
            200: components["responses"]["FavouriteRemoval"];
        };
    };
    teacherSearchEverything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "名字",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            200: components["responses"]["SearchPage"];
        };
    };
    studentListFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "order": "due",
                 *       "current": 1,
                 *       "size": 40
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteFilter"];
            };
        };
        responses: {
            200: components["responses"]["FavouritePage"];
        };
    };
    studentAddFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "text": "名字",
                 *       "source": {
                 *         "kind": "lesson",
                 *         "id": "les_0Q3mB1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteRequest"];
            };
        };
        responses: {
            200: components["responses"]["Favourite"];
        };
    };
    studentRemoveFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "word",
                 *       "text": "名字"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteTarget"];
            };
        };
        responses: {
            200: components["responses"]["FavouriteRemoval"];
        };
    };
    studentSearchEverything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "名字",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            200: components["responses"]["SearchPage"];
        };
    };
    addWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "texts": [
                 *         "名字",
                 *         "朋友"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WordsRequest"];
            };
        };
        responses: {
            200: components["responses"]["WordsReceipt"];
        };
    };
    reviewWord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favouriteId": "fav_7Hs2",
                 *       "rating": 3,
                 *       "at": "2026-11-20T11:00:00.000Z",
                 *       "commandId": "rev_4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["WordReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["WordReviewReceipt"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                status?: components["schemas"]["OrderStatus"];
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderPage"];
        };
    };
    listOutsideServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OutsideServices"];
        };
    };
    testOutsideService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service": "mail",
                 *       "mailAddress": "li@school.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OutsideTestRequest"];
            };
        };
        responses: {
            200: components["responses"]["OutsideTest"];
        };
    };
    listUnpaidOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "keyword": "Anna",
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UnpaidOrderFilter"];
            };
        };
        responses: {
            200: components["responses"]["SchoolOrderPage"];
        };
    };
    markOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "ord_1",
                 *       "note": "收据 2026-118，现金"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MarkPaidRequest"];
            };
        };
        responses: {
            200: components["responses"]["SchoolOrder"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "crs_business",
                 *       "classId": "cls_business"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentToken": "sandbox-ok"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Payment"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
        };
    };
    takePaymentNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notice": "eyJvcmRlcklkIjoib3JkXzEifQ.c2ln"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PaymentNotice"];
            };
        };
        responses: {
            200: components["responses"]["PaymentNoticeReceipt"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                current?: components["schemas"]["PageCurrent"];
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContractPage"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContractDetail"];
        };
    };
    signContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signerName": "Anna Kowalska",
                 *       "signatureResourceId": "0c7a9f52-2f0c-4c0e-9a9e-2f1d7c1b0a02"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ContractSignature"];
            };
        };
        responses: {
            200: components["responses"]["ContractDetail"];
        };
    };
    getSupervision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SupervisionOverview"];
        };
    };
    getSupervisedStudent: {
        parameters: {
            query?: {
                weeks?: number;
                current?: components["schemas"]["PageCurrent"];
                /** @description Of a page of lessons, and of a page of homework; 30 if left out. */
                size?: components["schemas"]["PageSize"];
            };
            header?: never;
            path: {
                stuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SupervisionDetail"];
        };
    };
    setSupervisionLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isLocked": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SupervisionLockRequest"];
            };
        };
        responses: {
            200: components["responses"]["SupervisionSettings"];
        };
    };
    setWeeklyLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mailAddress": "kowalski@family.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WeeklyLetterRequest"];
            };
        };
        responses: {
            200: components["responses"]["SupervisionSettings"];
        };
    };
}
