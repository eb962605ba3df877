// Generated from the contract by openapi/generate.mjs; do not edit.

export interface paths {
    "/user/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tenants of the person
         * @description Tenants that are not assigned are listed too, with the flag; only assigned ones are offered.
         */
        get: operations["getUserTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the flags that let the person pass the gateway */
        get: operations["getUserRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tenants/{tenantId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Select the tenant to work in */
        post: operations["assignTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out on the server
         * @description Ends what the server keeps of the sign-in. The client then ends the session at the identity provider.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserLoginAnalytics/saveUserLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save that the person has entered a tenant
         * @description The list of user logins is made of these records.
         */
        post: operations["saveUserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/security/isTeamLead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get whether the person leads a team */
        get: operations["getIsTeamLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * Get the person's profile in the tenant
         * @description The first call after a tenant is chosen. The menu and the rights of the whole portal come with it.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, restart, update, end or fill an entry
         * @description One call with a type each. A person has at most one running entry, and entries never overlap:
         *     a start ends the entry that runs, and times that overlap another entry are refused with 400.
         *     While an entry runs since an earlier day, it has to be adjusted before another can start.
         */
        post: operations["postClockWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        /** Get the entries of a day */
        get: operations["getClockWorkDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/getRunningEntries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the entries that are running
         * @description A crossover is an entry that has been running since an earlier day and has to be fixed.
         */
        get: operations["getRunningEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete entries
         * @description All of them are deleted, or none when one is not found.
         */
        post: operations["deleteClockWorkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust an entry's times
         * @description Without a new end the entry keeps its end, and a running one goes on running.
         */
        post: operations["adjustClockWorkEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/clockWorkMini/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        /**
         * Get what the mini timer shows
         * @description At most one of the two is set. Neither means that the timer is stopped.
         */
        get: operations["getClockWorkMini"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/mini": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the running entry's start or description */
        put: operations["updateMiniEntry"];
        /**
         * Start the mini timer
         * @description Ends the entry that runs, if there is one.
         */
        post: operations["startMiniEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/mini/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Stop the mini timer */
        put: operations["endMiniEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/clockwork-project-summaries/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        /**
         * Get the time per project of a day and its week
         * @description The week is the one that the day lies in, from Monday to Sunday.
         */
        get: operations["getClockWorkProjectSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the head data of an engagement */
        put: operations["updateEngagement"];
        /**
         * Create an engagement
         * @description With type base it receives the stages and activities of the tenant's template.
         */
        post: operations["createEngagement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/rollup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the engagements with their progress
         * @description Hours and activities that the caller may not see are not counted.
         */
        get: operations["getEngagementRollups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["EngagementOrId"];
            };
            cookie?: never;
        };
        /**
         * Get an engagement with its stages
         * @description Stages and activities that are not visible to the whole tenant are left out for callers without the right engagements.edit.
         */
        get: operations["getEngagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/{engagementId}/clientEngagementStage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                engagementId: components["parameters"]["EngagementId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a stage
         * @description A new id adds a stage at the end of those with its display order.
         */
        post: operations["saveEngagementStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/{engagementId}/clientEngagementStage/{stageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                engagementId: components["parameters"]["EngagementId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or change an activity of a stage */
        post: operations["saveEngagementActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/stage/{stageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a stage with its activities */
        delete: operations["deleteEngagementStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/activity/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The activity.
                 * @example 6f1c2a10-0000-4000-8000-000000000021
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an activity */
        delete: operations["deleteEngagementActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an activity as complete or incomplete
         * @description Sending the state that it has already changes nothing.
         */
        put: operations["toggleEngagementActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/activitynote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the note of an activity
         * @description An activity has one note. A completed activity takes none.
         */
        post: operations["saveEngagementActivityNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/activitydoc": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a document link of an activity
         * @description A completed activity takes none.
         */
        post: operations["saveEngagementActivityDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/activitydoc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The document link.
                 * @example 6f1c2a10-0000-4000-8000-000000000031
                 */
                id: components["parameters"]["DocId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a document link of an activity */
        delete: operations["deleteEngagementActivityDoc"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change or tick an action item of an activity
         * @description A completed activity takes no new ones; those that it has can still be ticked.
         */
        post: operations["saveEngagementActivityAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/engagement/action/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The action item.
                 * @example 6f1c2a10-0000-4000-8000-000000000041
                 */
                id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an action item of an activity */
        delete: operations["deleteEngagementActivityAction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/template/stages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the stages of the engagement template */
        get: operations["getTemplateStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/template/templateStage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or change a stage of the template */
        post: operations["saveTemplateStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/template/templateStage/{stageId}/templateActivity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or change an activity of a template stage */
        post: operations["saveTemplateActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/template/stage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage of the template.
                 * @example 6f1c2a10-0000-4000-8000-000000000051
                 */
                id: components["parameters"]["TemplateStageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a stage of the template with its activities */
        delete: operations["deleteTemplateStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/template/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The activity of the template.
                 * @example 6f1c2a10-0000-4000-8000-000000000061
                 */
                id: components["parameters"]["TemplateActivityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an activity of the template */
        delete: operations["deleteTemplateActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/client": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the clients */
        get: operations["getClients"];
        /**
         * Change a client and its contacts
         * @description Contacts that are left out are removed.
         */
        put: operations["updateClient"];
        /**
         * Create a client
         * @description Names are unique in a tenant, whatever their case.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The client.
                 * @example 6f1c2a10-0000-4000-8000-000000000071
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Get a client with its contacts */
        get: operations["getClient"];
        put?: never;
        post?: never;
        /**
         * Delete a client with its contacts
         * @description A client whose contacts take part in reviews stays.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/organizationSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get the settings of the tenant */
        get: operations["getOrganizationSettings"];
        /**
         * Save the settings of the tenant
         * @description The first time, they open the tenant's menu to its people.
         */
        put: operations["saveOrganizationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/tenant-logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo of the tenant
         * @description The content decides what a file is, not its name. An SVG that could run a script is refused.
         */
        post: operations["uploadTenantLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/holiday": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the holidays of a year, by date */
        get: operations["getHolidays"];
        /** Change a holiday */
        put: operations["updateHoliday"];
        /** Create a holiday */
        post: operations["createHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/holiday/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The holiday.
                 * @example 7a2d4b10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["HolidayId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a holiday */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the lists of choices, by name */
        get: operations["getLists"];
        /** Change a list of choices */
        put: operations["updateList"];
        /** Create a list of choices */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The list.
                 * @example 7a2d4b10-0000-4000-8000-000000000011
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a list of choices */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the pages of the portal, by name */
        get: operations["getPages"];
        /** Change a page */
        put: operations["updatePage"];
        /** Create a page */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The page.
                 * @example 7a2d4b10-0000-4000-8000-000000000021
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a page */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/menu": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get the whole menu of the tenant */
        get: operations["getMenu"];
        /**
         * Save the whole menu of the tenant
         * @description It is what the profile answers as `appMenus`, without the entries whose rights a person lacks. Groups have no route, and hold pages alone.
         */
        put: operations["saveMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/script": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the scripts, by name */
        get: operations["getScripts"];
        /** Change a script */
        put: operations["updateScript"];
        /** Create a script */
        post: operations["createScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/script/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The script.
                 * @example 7a2d4b10-0000-4000-8000-000000000031
                 */
                id: components["parameters"]["ScriptId"];
            };
            cookie?: never;
        };
        /** Get a script with its history */
        get: operations["getScript"];
        put?: never;
        post?: never;
        /** Delete a script */
        delete: operations["deleteScript"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/usZipCode/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search zip codes of the United States */
        post: operations["searchUsZipCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/usZipCode/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Five digits.
                 * @example 36104
                 */
                zip: components["parameters"]["ZipCode"];
            };
            cookie?: never;
        };
        /** Get the city of a zip code */
        get: operations["getUsZipCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/integration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get the systems that the tenant works with */
        get: operations["getIntegrations"];
        /** Choose the systems that the tenant works with */
        put: operations["saveIntegrations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/integration/hrms/sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over records from the HRMS provider
         * @description Listeners of the hub of external integrations hear of it.
         */
        post: operations["syncFromHrms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/integration/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get whether the person's calendar is connected */
        get: operations["getCalendarConnection"];
        put?: never;
        /** Connect the person's calendar */
        post: operations["connectCalendar"];
        /** Disconnect the person's calendar */
        delete: operations["disconnectCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/calendarEvent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the person's events of a period, by their beginning */
        get: operations["getCalendarEvents"];
        /** Change an event */
        put: operations["updateCalendarEvent"];
        /** Create an event */
        post: operations["createCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/calendarEvent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The calendar event.
                 * @example 8b3e5c20-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an event */
        delete: operations["deleteCalendarEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/video": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the videos, newest first */
        get: operations["getVideos"];
        /** Change a video */
        put: operations["updateVideo"];
        /** Add a video */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The video.
                 * @example 8b3e5c20-0000-4000-8000-000000000011
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a video */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/permeaSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get the settings of Permea */
        get: operations["getPermeaSettings"];
        /** Save the settings of Permea */
        put: operations["savePermeaSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/openAISettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Get the settings of OpenAI */
        get: operations["getOpenAiSettings"];
        /** Save the settings of OpenAI */
        put: operations["saveOpenAiSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/hubs/externalIntegration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Hear what is taken over from other systems */
        get: operations["listenToExternalIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/hubs/calendarSync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** Hear of changes of the person's calendar */
        get: operations["listenToCalendarSync"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the users of the tenant, by name */
        get: operations["getSecurityUsers"];
        /**
         * Change a user
         * @description A user who is not active does not find the tenant any more. The last one who may change roles keeps that right.
         */
        put: operations["updateSecurityUser"];
        /**
         * Invite a user
         * @description Somebody whom the identity provider knows by this e-mail address enters this tenant, too; somebody new is made known to it.
         */
        post: operations["inviteSecurityUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The user.
                 * @example ben
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Get a user */
        get: operations["getSecurityUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/employee/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List employees, a page at a time */
        post: operations["searchEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/employee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an employee
         * @description Nobody reports to themselves, directly or by others.
         */
        put: operations["updateEmployee"];
        /** Add an employee */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/employee/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether a person is employed
         * @description Whoever leaves does not find the tenant any more; whoever comes back does.
         */
        put: operations["setEmployeeState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/employee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The employee.
                 * @example employee-ben
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        /** Get an employee */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/designation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the designations, by name */
        get: operations["getDesignations"];
        /** Change a designation */
        put: operations["updateDesignation"];
        /** Add a designation */
        post: operations["createDesignation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/designation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The designation.
                 * @example 9c4f6d30-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["DesignationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a designation
         * @description A designation that is in use stays.
         */
        delete: operations["deleteDesignation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** List the roles, by name */
        get: operations["getRoles"];
        /** Change a role */
        put: operations["updateRole"];
        /** Add a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The role.
                 * @example employee
                 */
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description A role that is in use stays.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Names a tenant in addresses. */
        TenantIdentifier: string;
        /** @description An organisation that a person can work in. */
        Tenant: {
            id: components["schemas"]["TenantIdentifier"];
            name: string;
            /** @description Whether the person may enter; a tenant that is not assigned is not offered. */
            isUserAssigned: boolean;
        };
        TenantsAnswer: {
            tenants: components["schemas"]["Tenant"][];
        };
        /** @description The body of every refusal. */
        ErrorAnswer: {
            /** @description What went wrong, one sentence each, in the caller's language. */
            errorMessages: string[];
            /** @description The reason for programs; it stays the same in every language. */
            code: string;
            /** @description Finds the call in the server's log. */
            traceId: string;
            /** @description The messages that belong to one field, by its name; nested fields are dotted. */
            fieldErrors?: {
                [key: string]: string[];
            };
        };
        /** @description Who may pass the gateway. People with neither flag are denied. */
        SecurityUserRoleVerification: {
            isTenantAdmin: boolean;
            /** @description True for ordinary staff too. */
            isClientUser: boolean;
        };
        UserRoleAnswer: {
            securityUserRoleVerification: components["schemas"]["SecurityUserRoleVerification"];
        };
        /** @description What to tell the person, one sentence each; empty when there is nothing to say. */
        SuccessMessages: string[];
        AssignTenantAnswer: {
            tenant: components["schemas"]["Tenant"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The answer of a change that returns no record. */
        MutationAnswer: {
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The record of one entry into a tenant. */
        UserLogin: {
            /**
             * Format: uuid
             * @description Made by the client; saving the same id again changes nothing.
             */
            id: string;
            /** @description Null for a user without an employee record. */
            employeeId: string | null;
            tenantId: components["schemas"]["TenantIdentifier"];
            /** @description Left empty by a client that does not know it; the server fills it in. */
            ipAddress: string;
            /**
             * Format: date-time
             * @description When the tenant was entered.
             */
            timestamp: string;
            /** @description The timestamp in the user's time zone, as the list of logins shows it. */
            dateTimeStampFormatted: string;
            /** @description The browser as it names itself. */
            browser: string;
        };
        IsTeamLeadAnswer: {
            /** @description Whether lists can be scoped to the person's own team. */
            isTeamLead: boolean;
        };
        /**
         * @description A right that a role can hold.
         * @enum {string}
         */
        Privilege: "dashboard.basic" | "employees.view" | "employees.edit" | "employees.add" | "employees.basic" | "users.basic" | "listManager.basic" | "pageManager.basic" | "menuManager.basic" | "scriptManager.basic" | "roleManager.basic" | "teams.basic" | "products.basic" | "services.basic" | "clockwork.basic" | "clockwork.centralizedClockwork" | "prayTube.basic" | "assetMaster.basic" | "assetMaster.add" | "assetMaster.delete" | "assetMaster.edit" | "assetManager.view" | "assetManager.delete" | "assetManager.editTypeProperties" | "assetManager.editDetails" | "assetManager.add" | "assetManager.assign" | "assetManager.basic" | "assetAssignments.basic" | "projects.basic" | "tools.basic" | "workview.basic" | "assetDetailReport.basic" | "assetSummaryReport.basic" | "assetCullOutReport.basic" | "assetStatusReport.basic" | "vendors.basic" | "userLogins.basic" | "engagements.basic" | "engagements.edit" | "workflow.basic" | "forms.basic" | "notification.basic" | "cycle.basic" | "cycle.manageReviewMeeting" | "cycle.add" | "reviews.basic" | "reviews.viewNudgeHistory" | "clients.basic" | "steps.basic" | "designation.basic" | "timereport.basic" | "archives.basic" | "archives.viewAllReviews" | "projectAnalytics.basic" | "calendarEvents.basic" | "entries.basic" | "clockworkAnalytics.basic" | "organizationSettings.basic" | "openAI.basic" | "assetDepreciation.basic" | "tags.basic" | "projectTags.basic" | "holidays.basic" | "permeaSettings.basic" | "tagReport.basic" | "uiDemos.basic";
        /** @description An entry of the sidebar's menu. */
        AppMenu: {
            id: string;
            title: string;
            /** @description Name of a Lucide icon, in kebab case. */
            icon: string | null;
            /** @description Path that the entry opens; null for a group. */
            route: string | null;
            /** @description The right that the entry needs; null when it needs none. */
            privilege: components["schemas"]["Privilege"] | null;
            children: components["schemas"]["AppMenu"][];
        };
        /**
         * @description The kind of user a person is in a tenant; staff are client app users.
         * @enum {string}
         */
        RoleType: "TenantAdmin" | "ClientAppUser" | "PlatformAdmin";
        /**
         * @description How the person reads dates.
         * @enum {string}
         */
        DateFormat: "DD/MM/YYYY" | "MM/DD/YYYY";
        /** @description The person as a user of the tenant. */
        Profile: {
            id: string;
            name: string;
            /** Format: email */
            email: string;
            /** @description Null while the person has no picture. */
            profileImageUrl: string | null;
            /** @description Null when the tenant has no logo; the portal then shows its own. */
            tenantLogoUrl: string | null;
            /** @description The sidebar's menu, with what the person may open alone. */
            appMenus: components["schemas"]["AppMenu"][];
            /** @description The union of what the person's roles hold. */
            userRights: components["schemas"]["Privilege"][];
            /** @description Names of the features that the tenant has switched on. */
            tenantFeatures: string[];
            /** @description Null for a user without an employee record. */
            employeeId: string | null;
            roleType: components["schemas"]["RoleType"];
            /** @description IANA name of the time zone that days and times are shown in. */
            timeZone: string;
            dateFormat: components["schemas"]["DateFormat"];
            /** @description Whether the tenant's organization settings exist; without them they come first. */
            IsUserHasOrganizationSettings: boolean;
        };
        ProfileAnswer: {
            profile: components["schemas"]["Profile"];
        };
        /** @description Adds an entry, or starts one when it has no end. */
        AddPost: {
            /** @constant */
            type: "add";
            entryPayLoad: {
                /**
                 * Format: uuid
                 * @description Made by the client; an id that exists already is a conflict.
                 */
                id: string;
                /** Format: date-time */
                startTime: string;
                /**
                 * Format: date-time
                 * @description Null starts the entry; the one that runs is ended.
                 */
                endTime: string | null;
                description: string;
                /** Format: uuid */
                projectId: string | null;
                /**
                 * Format: uuid
                 * @description A task of the project.
                 */
                taskId: string | null;
                /** @description Left out, the person's setting counts. */
                entryAtWork?: boolean;
            };
        };
        /** @description Starts a new entry with the description, project and task of an earlier one. */
        RestartPost: {
            /** @constant */
            type: "restart";
            entryPayLoad: {
                /**
                 * Format: uuid
                 * @description The entry to copy.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description Id of the new entry, made by the client.
                 */
                newId: string;
            };
        };
        /** @description The entry that a post is about. */
        EntryReference: {
            /** Format: uuid */
            id: string;
        };
        /** @description Splits an entry at the midnight, in the user's time zone, that follows its start. */
        CrossoverPost: {
            /** @constant */
            type: "crossover";
            entryPayLoad: components["schemas"]["EntryReference"];
        };
        /** @description Changes an entry; what is left out stays as it is. */
        UpdatePost: {
            /** @constant */
            type: "update";
            entryPayLoad: {
                /** Format: uuid */
                id: string;
                description?: string;
                /** Format: uuid */
                projectId?: string | null;
                /** Format: uuid */
                taskId?: string | null;
                /** Format: date-time */
                startTime?: string;
                /**
                 * Format: date-time
                 * @description Null lets the entry run.
                 */
                endTime?: string | null;
            };
        };
        /** @description Ends the running entry. */
        EndPost: {
            /** @constant */
            type: "end";
            entryPayLoad: {
                /** Format: uuid */
                id: string;
                /**
                 * Format: date-time
                 * @description Left out, the server's clock counts.
                 */
                endTime?: string;
            };
        };
        /** @description Ends the running entry for a break, and remembers it. */
        BreakPost: {
            /** @constant */
            type: "break";
            entryPayLoad: components["schemas"]["EntryReference"];
        };
        /** @description Moves the start of an entry to the end of the older one. */
        UpFillPost: {
            /** @constant */
            type: "upfill";
            entryPayLoad: components["schemas"]["EntryReference"];
        };
        /** @description Moves the end of an entry to the start of the newer one. */
        DownFillPost: {
            /** @constant */
            type: "downfill";
            entryPayLoad: components["schemas"]["EntryReference"];
        };
        /** @description A change of one entry; the type says which, and what the payload holds. */
        ClockWorkPost: components["schemas"]["AddPost"] | components["schemas"]["RestartPost"] | components["schemas"]["CrossoverPost"] | components["schemas"]["UpdatePost"] | components["schemas"]["EndPost"] | components["schemas"]["BreakPost"] | components["schemas"]["UpFillPost"] | components["schemas"]["DownFillPost"];
        /** @description A timed entry. It runs while it has no end. */
        ClockWorkEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startTime: string;
            /**
             * Format: date-time
             * @description Null while the entry runs.
             */
            endTime: string | null;
            description: string;
            employeeId: string;
            employeeName: string;
            /** Format: uuid */
            projectId: string | null;
            /** @description Code and name of the project; empty without one. */
            projectDisplayString: string;
            /** Format: uuid */
            taskId: string | null;
            /** @description Code and name of the task; empty without one. */
            taskDisplayString: string;
            taskDescription: string;
            /** @description Length; of a running entry until now. */
            totalTimeInSeconds: number;
            /** @description The start in the user's time zone, such as `09:15 AM`. */
            startTimeFormatted: string;
            /** @description The end in the user's time zone; empty while the entry runs. */
            endTimeFormatted: string;
            /** @description Length in hours and minutes, such as `1h 05m`. */
            totalTimeFormatted: string;
            /** @description Whether the work was done from the office. */
            entryAtWork: boolean;
            /** @description Whether the person is a member of the entry's project. */
            isMember: boolean;
            /** @description Whether there is a gap of a minute or more before the entry, up to an older one of the day. */
            upFillApplicable: boolean;
            /** @description Whether there is a gap of a minute or more after the entry, up to a newer one of the day. */
            downFillApplicable: boolean;
        };
        ChangedEntriesAnswer: {
            /** @description The entries that have changed, to be merged by id; newest first. */
            clockWorkEntries: components["schemas"]["ClockWorkEntry"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        DefaultProject: {
            /** Format: uuid */
            projectId: string;
            projectDisplayString: string;
            /** Format: uuid */
            taskId: string | null;
            /** @description Empty without a task. */
            taskDisplayString: string;
        };
        ClockWorkDay: {
            /** @description The entries that start on the day, newest first. */
            clockWorkEntries: components["schemas"]["ClockWorkEntry"][];
            /** @description What a new entry is booked on; null when nothing is set. */
            defaultProject: components["schemas"]["DefaultProject"] | null;
            /** @description Whether the person gets a mail with the week's time. */
            isClockWorkSetWeeklyMail: boolean;
            /** @description Whether new entries are marked as worked from the office. */
            isWFO: boolean;
        };
        /** @description A running entry and how long it has been running. */
        RunningEntry: {
            clockWorkEntry: components["schemas"]["ClockWorkEntry"];
            /** @description Seconds since the start. */
            timeDuration: number;
            /** @description The same in hours and minutes, such as `1h 05m`. */
            timeDurationDisplay: string;
            /** @description Whether it has been running since an earlier day of the user's time zone. */
            crossover: boolean;
        };
        RunningEntriesAnswer: {
            clockWorkRunningEntries: components["schemas"]["RunningEntry"][];
        };
        ClockWorkMiniAnswer: {
            /** @description The entry that has been running since an earlier day and has to be fixed. */
            longRunningEntry: components["schemas"]["ClockWorkEntry"] | null;
            /** @description The entry that runs since today. */
            clockWorkMini: components["schemas"]["ClockWorkEntry"] | null;
        };
        /** @description The mini timer's entry as it is to be. */
        MiniEntryChange: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startTime: string;
            description: string;
        };
        MiniEntryAnswer: {
            clockWorkMini: components["schemas"]["ClockWorkEntry"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        MiniEntryStart: {
            /**
             * Format: date-time
             * @description Now, by the device's clock.
             */
            startTime: string;
            description: string;
        };
        /** @description The time of one project. */
        ProjectSummary: {
            /**
             * Format: uuid
             * @description Null for the time without a project.
             */
            projectId: string | null;
            /** @description Empty for the time without a project. */
            projectName: string;
            projectCode: string;
            /** @description Hours and minutes, such as `12:05`. */
            totalTime: string;
            /** @description Share of the whole time. */
            totalPercentage: number;
            totalTimeInMinutes: number;
        };
        ClockWorkSummaries: {
            /** @description Longest first. */
            clockWorkDayProjectsSummaries: components["schemas"]["ProjectSummary"][];
            /** @description Longest first. */
            clockWorkWeekProjectsSummaries: components["schemas"]["ProjectSummary"][];
            /** @description Newest first. */
            clockWorkWeeklyEntries: components["schemas"]["ClockWorkEntry"][];
        };
        /**
         * Format: uuid
         * @description The kind of project; the all-zero id where none is selected.
         */
        ProjectTypeId: string;
        /**
         * Format: date
         * @description The day it has started.
         */
        EngagementDay: string;
        /** @description The same day as yyyy/MM/dd. */
        EngagementInputDay: string;
        /**
         * @description The version that the person has seen. A change of an older one is refused with 409, which says
         *     who has changed what; without a version the change overwrites.
         */
        SeenVersion: number;
        /** @description The head data of an engagement. */
        EngagementEdit: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Who it is for. */
            prospectName: string;
            projectTypeId: components["schemas"]["ProjectTypeId"];
            createdOn: components["schemas"]["EngagementDay"];
            createdOnAsInputString: components["schemas"]["EngagementInputDay"];
            version?: components["schemas"]["SeenVersion"];
        };
        /**
         * @description What it began with, nothing or the tenant's template.
         * @enum {string}
         */
        EngagementType: "blank" | "base";
        /** @description A kind of project to choose from. */
        ProjectType: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            value: string;
        };
        /** @description 1 for a new record, one more with every change. */
        Version: number;
        /** @description The head data of an engagement. */
        ClientEngagement: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            name: string;
            type: components["schemas"]["EngagementType"];
            prospectName: string;
            /** @description Null where none is selected. */
            projectType: components["schemas"]["ProjectType"] | null;
            projectTypeId: components["schemas"]["ProjectTypeId"];
            createdOn: components["schemas"]["EngagementDay"];
            /** @description The day as 'd MMM yyyy'. */
            createdOnAsString: string;
            createdOnAsInputString: components["schemas"]["EngagementInputDay"];
            version: components["schemas"]["Version"];
        };
        ClientEngagementAnswer: {
            clientEngagement: components["schemas"]["ClientEngagement"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new engagement. */
        EngagementDraft: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Who it is for. */
            prospectName: string;
            projectTypeId: components["schemas"]["ProjectTypeId"];
            createdOn: components["schemas"]["EngagementDay"];
            createdOnAsInputString: components["schemas"]["EngagementInputDay"];
            type: components["schemas"]["EngagementType"];
        };
        /** @description Hours. */
        Hours: number;
        /** @description An engagement as a row of the list. */
        EngagementRollup: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            name: string;
            completedActivities: number;
            totalActivities: number;
            doneHours: components["schemas"]["Hours"];
            totalHours: components["schemas"]["Hours"];
            /** @description The first stage that is not complete, else the last; null without stages. */
            currentStageName: string | null;
        };
        EngagementRollupAnswer: {
            engagementRollup: components["schemas"]["EngagementRollup"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        EngagementRollupsAnswer: {
            engagementRollups: components["schemas"]["EngagementRollup"][];
        };
        /** @description The note of an activity. */
        ActivityNote: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /**
             * Format: uuid
             * @description The activity that it belongs to.
             */
            activityId: string;
            /** @description Its text. */
            notes: string;
        };
        /** @description A link to a document. */
        ActivityDoc: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /**
             * Format: uuid
             * @description The activity that it belongs to.
             */
            activityId: string;
            /** @description What it is. */
            description: string;
            /**
             * Format: uri
             * @description Where it is; http or https.
             */
            url: string;
        };
        /** @description Something to do. */
        ActivityAction: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /**
             * Format: uuid
             * @description The activity that it belongs to.
             */
            activityId: string;
            /** @description What is to be done. */
            action: string;
            /** @description Whether it is done. */
            isDone: boolean;
        };
        /** @description An activity of a stage. */
        EngagementActivity: {
            /**
             * Format: uuid
             * @description Names it.
             */
            activityId: string;
            activityDesc: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible: boolean;
            /** @description Whether it is complete. */
            isDone: boolean;
            /** @description Name of the person who completed it. */
            markedDoneBy: string | null;
            /**
             * Format: date-time
             * @description When it was completed.
             */
            markedDoneOn: string | null;
            /** @description Planned hours; at most 5 characters. */
            baseline: number;
            /** @description Hours spent; at most 5 characters. */
            actuals: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold: number;
            /** @description Its note, if there is one. */
            notes: components["schemas"]["ActivityNote"] | null;
            docs: components["schemas"]["ActivityDoc"][];
            actions: components["schemas"]["ActivityAction"][];
            version: components["schemas"]["Version"];
        };
        /** @description A stage; complete when it has activities and all are done. */
        EngagementStage: {
            /**
             * Format: uuid
             * @description Names it.
             */
            stageId: string;
            stageName: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible: boolean;
            description: string;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder: number;
            activities: components["schemas"]["EngagementActivity"][];
            version: components["schemas"]["Version"];
        };
        /** @description An engagement with all that the caller may see of it. */
        Engagement: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            name: string;
            type: components["schemas"]["EngagementType"];
            prospectName: string;
            /** @description Null where none is selected. */
            projectType: components["schemas"]["ProjectType"] | null;
            projectTypeId: components["schemas"]["ProjectTypeId"];
            createdOn: components["schemas"]["EngagementDay"];
            /** @description The day as 'd MMM yyyy'. */
            createdOnAsString: string;
            createdOnAsInputString: components["schemas"]["EngagementInputDay"];
            version: components["schemas"]["Version"];
            doneHours: components["schemas"]["Hours"];
            totalHours: components["schemas"]["Hours"];
            /** @description As in the list. */
            currentStageName: string | null;
            /** @description In their order. */
            stages: components["schemas"]["EngagementStage"][];
        };
        EngagementAnswer: {
            engagement: components["schemas"]["Engagement"];
            projectTypes: components["schemas"]["ProjectType"][];
        };
        /** @description A stage to add or to change. */
        StageInput: {
            /**
             * Format: uuid
             * @description Made by the client; one that exists is changed.
             */
            stageId: string;
            /** @description What it is called. */
            stageName: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible?: boolean;
            /** @description What it is about. */
            description: string;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder?: number;
            version?: components["schemas"]["SeenVersion"];
        };
        StageAnswer: {
            clientEngagementStage: components["schemas"]["EngagementStage"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An activity to add or to change. */
        ActivityInput: {
            /**
             * Format: uuid
             * @description Made by the client; one that exists is changed.
             */
            activityId: string;
            /** @description What is to be done. */
            activityDesc: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible?: boolean;
            /** @description Planned hours; at most 5 characters. */
            baseline?: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold?: number;
            /** @description Hours spent; at most 5 characters. */
            actuals?: number;
            version?: components["schemas"]["SeenVersion"];
        };
        ActivityAnswer: {
            clientEngagementActivity: components["schemas"]["EngagementActivity"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        StageIdAnswer: {
            /**
             * Format: uuid
             * @description The stage.
             */
            stageId: string;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ActivityIdAnswer: {
            /**
             * Format: uuid
             * @description The activity.
             */
            activityId: string;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Whether an activity is complete. */
        ActivityToggle: {
            /**
             * Format: uuid
             * @description The activity.
             */
            activityId: string;
            /** @description Its new state. */
            isDone: boolean;
        };
        ToggledActivityAnswer: {
            activity: components["schemas"]["ActivityToggle"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        NoteAnswer: {
            clientEngagementActivityNote: components["schemas"]["ActivityNote"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        DocAnswer: {
            clientEngagementActivityDoc: components["schemas"]["ActivityDoc"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ActionAnswer: {
            clientEngagementActivityAction: components["schemas"]["ActivityAction"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An activity of the template. */
        TemplateActivity: {
            /**
             * Format: uuid
             * @description Names it.
             */
            activityId: string;
            activityDesc: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible: boolean;
            /** @description Planned hours; at most 5 characters. */
            baseline: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold: number;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder: number;
            version: components["schemas"]["Version"];
        };
        /** @description A stage of the template. */
        TemplateStage: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            stageName: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible: boolean;
            description: string;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder: number;
            activities: components["schemas"]["TemplateActivity"][];
            version: components["schemas"]["Version"];
        };
        TemplateStagesAnswer: {
            templateStages: components["schemas"]["TemplateStage"][];
        };
        /** @description A stage of the template to add or to change. */
        TemplateStageInput: {
            /**
             * Format: uuid
             * @description Made by the client; one that exists is changed.
             */
            id: string;
            /** @description What it is called. */
            stageName: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible?: boolean;
            /** @description What it is about. */
            description: string;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder?: number;
            version?: components["schemas"]["SeenVersion"];
        };
        TemplateStageAnswer: {
            templateStage: components["schemas"]["TemplateStage"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An activity of the template to add or to change; it has no actuals. */
        TemplateActivityInput: {
            /**
             * Format: uuid
             * @description Made by the client; one that exists is changed.
             */
            activityId: string;
            /** @description What is to be done. */
            activityDesc: string;
            /** @description Whether people without the right engagements.edit see it, too. */
            isTenantVisible?: boolean;
            /** @description Planned hours; at most 5 characters. */
            baseline?: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold?: number;
            /** @description Place among its neighbours; equal ones keep the order in which they were added. */
            displayOrder?: number;
            version?: components["schemas"]["SeenVersion"];
        };
        TemplateActivityAnswer: {
            templateActivity: components["schemas"]["TemplateActivity"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Someone to talk to at a client. */
        ClientContact: {
            /**
             * Format: uuid
             * @description Made by the client program.
             */
            id: string;
            /** @description The person. */
            name: string;
            /**
             * Format: email
             * @description Where links to reviews are sent.
             */
            email: string;
        };
        /** @description A client of the tenant. */
        Client: {
            /**
             * Format: uuid
             * @description Made by the client program.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Whether it is still worked for. */
            isActive: boolean;
            /** @description The people to talk to. */
            contacts: components["schemas"]["ClientContact"][];
            version: components["schemas"]["Version"];
        };
        ClientsAnswer: {
            clients: components["schemas"]["Client"][];
        };
        /** @description A client with its changes. */
        ClientUpdate: {
            /**
             * Format: uuid
             * @description Made by the client program.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Whether it is still worked for. */
            isActive: boolean;
            /** @description The people to talk to. */
            contacts: components["schemas"]["ClientContact"][];
            version?: components["schemas"]["SeenVersion"];
        };
        ClientAnswer: {
            client: components["schemas"]["Client"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new client. */
        ClientInput: {
            /**
             * Format: uuid
             * @description Made by the client program.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Whether it is still worked for. */
            isActive: boolean;
            /** @description The people to talk to. */
            contacts: components["schemas"]["ClientContact"][];
        };
        ClientView: {
            client: components["schemas"]["Client"];
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @description The settings of a tenant. */
        OrganizationSettings: {
            /** @description What the organisation is called. */
            name: string;
            /** @description Where it is; may be empty. */
            address: string;
            /** @description IANA name of the time zone that new users get. */
            timeZone: string;
            dateFormat: components["schemas"]["DateFormat"];
            /** @description ISO 4217 code of the currency that amounts are in. */
            currency: string;
            weekStart: components["schemas"]["Weekday"];
            /** @description When a working day begins, HH:mm. */
            workingHoursStart: string;
            /** @description When a working day ends, HH:mm; after its beginning. */
            workingHoursEnd: string;
            /** @description The days of the week that are worked on. */
            workingDays: components["schemas"]["Weekday"][];
            /** @description Address of the logo; null where there is none. */
            tenantLogoUrl: string | null;
            version: components["schemas"]["Version"];
        };
        OrganizationSettingsAnswer: {
            /** @description Null where none have been saved yet. */
            organizationSettings: components["schemas"]["OrganizationSettings"] | null;
        };
        /** @description The settings to save. */
        OrganizationSettingsInput: {
            /** @description What the organisation is called. */
            name: string;
            /** @description Where it is; may be empty. */
            address: string;
            /** @description IANA name of the time zone that new users get. */
            timeZone: string;
            dateFormat: components["schemas"]["DateFormat"];
            /** @description ISO 4217 code of the currency that amounts are in. */
            currency: string;
            weekStart: components["schemas"]["Weekday"];
            /** @description When a working day begins, HH:mm. */
            workingHoursStart: string;
            /** @description When a working day ends, HH:mm; after its beginning. */
            workingHoursEnd: string;
            /** @description The days of the week that are worked on. */
            workingDays: components["schemas"]["Weekday"][];
            version?: components["schemas"]["SeenVersion"];
        };
        SavedOrganizationSettings: {
            organizationSettings: components["schemas"]["OrganizationSettings"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The picture. */
        LogoUpload: {
            /**
             * Format: binary
             * @description A .jpg, .jpeg, .png or .svg of at most 2097152 bytes.
             */
            file: string;
        };
        LogoAnswer: {
            /** @description Where the picture is now. */
            imageUrl: string;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A day on which nobody has to work. */
        Holiday: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What is celebrated. */
            name: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether people choose if they take it. */
            isOptional: boolean;
            version: components["schemas"]["Version"];
        };
        HolidaysAnswer: {
            holidays: components["schemas"]["Holiday"][];
        };
        /** @description A holiday to add or to change. */
        HolidayInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What is celebrated. */
            name: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Whether people choose if they take it. */
            isOptional: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        HolidayAnswer: {
            holiday: components["schemas"]["Holiday"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description One choice of a list. Source: document 1, section 3. */
        ListOption: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What people read. */
            value: string;
            /** @description What programs read; unique in its list. */
            code: string;
            /** @description Whether it is chosen at first; one option of a list at most. */
            isSelected: boolean;
        };
        /** @description A list of choices. */
        ValueList: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What the list is called; unique. */
            name: string;
            /** @description What programs call it; unique. */
            code: string;
            /** @description In the order in which they are shown. */
            options: components["schemas"]["ListOption"][];
            version: components["schemas"]["Version"];
        };
        ListsAnswer: {
            lists: components["schemas"]["ValueList"][];
        };
        /** @description A list to add or to change. */
        ListInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What the list is called; unique. */
            name: string;
            /** @description What programs call it; unique. */
            code: string;
            /** @description In the order in which they are shown. */
            options: components["schemas"]["ListOption"][];
            version?: components["schemas"]["SeenVersion"];
        };
        ListAnswer: {
            list: components["schemas"]["ValueList"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A page of the portal. */
        Page: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What programs call it; unique. */
            name: string;
            /** @description What people read. */
            title: string;
            /** @description Its address below the portal; unique. */
            route: string;
            /** @description The right that the page needs; null for none. */
            privilege: components["schemas"]["Privilege"] | null;
            /** @description Whether it can be opened. */
            isActive: boolean;
            version: components["schemas"]["Version"];
        };
        PagesAnswer: {
            pages: components["schemas"]["Page"][];
        };
        /** @description A page to add or to change. */
        PageInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What programs call it; unique. */
            name: string;
            /** @description What people read. */
            title: string;
            /** @description Its address below the portal; unique. */
            route: string;
            /** @description The right that the page needs; null for none. */
            privilege: components["schemas"]["Privilege"] | null;
            /** @description Whether it can be opened. */
            isActive: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        PageAnswer: {
            page: components["schemas"]["Page"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The menu of the tenant, with the entries that need rights that one may lack. */
        MenuTree: {
            /** @description The entries in order. */
            appMenus: components["schemas"]["AppMenu"][];
            version: components["schemas"]["Version"];
        };
        MenuAnswer: {
            menu: components["schemas"]["MenuTree"];
        };
        /** @description The whole menu. */
        MenuInput: {
            /** @description All entries in order; those that are left out are removed. */
            appMenus: components["schemas"]["AppMenu"][];
            version?: components["schemas"]["SeenVersion"];
        };
        SavedMenu: {
            menu: components["schemas"]["MenuTree"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A script without its text. */
        ScriptRow: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description What it is for; may be empty. */
            description: string;
            /** @description Who has changed it last. */
            changedByName: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            changedOn: string;
            version: components["schemas"]["Version"];
        };
        ScriptsAnswer: {
            scripts: components["schemas"]["ScriptRow"][];
        };
        /** @description A script to add or to change. */
        ScriptInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description What it is for; may be empty. */
            description: string;
            /** @description Its text; it is kept, and never run. */
            code: string;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description What a script was once. */
        ScriptVersion: {
            version: components["schemas"]["Version"];
            /** @description The text of that version. */
            code: string;
            /** @description Who has made it. */
            changedByName: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            changedOn: string;
        };
        /** @description A script with its history. */
        Script: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description What it is for; may be empty. */
            description: string;
            /** @description Its text. */
            code: string;
            /** @description Who has changed it last. */
            changedByName: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            changedOn: string;
            version: components["schemas"]["Version"];
            /** @description All that it has been, newest first. */
            versions: components["schemas"]["ScriptVersion"][];
        };
        ScriptAnswer: {
            script: components["schemas"]["Script"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ScriptView: {
            script: components["schemas"]["Script"];
        };
        /**
         * @description Records on one page.
         * @enum {integer}
         */
        PageSize: 10 | 20 | 30 | 40 | 50;
        /** @description What a column has to contain. */
        ColumnFilter: {
            /** @description Field of the record. */
            name: string;
            /** @description Text that the field has to contain. */
            value: string;
        };
        /** @description Which page of a remote list to answer, in which order and filtered how. */
        SearchData: {
            /** @description Number of the page; the first is 1. */
            page: number;
            pageSize: components["schemas"]["PageSize"];
            /** @description Field to order by, with a minus sign before it for descending; null for the list's own order. */
            sort: string | null;
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
        };
        /** @description A zip code of the United States. */
        UsZipCode: {
            /** @description Five digits. */
            zip: string;
            /** @description The city. */
            city: string;
            /** @description Two letters. */
            stateCode: string;
            /** @description The state. */
            stateName: string;
        };
        /** @description Records on all pages together. */
        TotalCount: number;
        UsZipCodesAnswer: {
            usZipCodes: components["schemas"]["UsZipCode"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        UsZipCodeAnswer: {
            usZipCode: components["schemas"]["UsZipCode"];
        };
        /** @description A system that the tenant can work with. Source: document 1, section 3. */
        Provider: {
            /**
             * Format: uuid
             * @description Names it.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /**
             * @description What it provides.
             * @enum {string}
             */
            kind: "hrms" | "calendar";
            /** @description Whether it stands for none. */
            isEmpty: boolean;
        };
        /**
         * @description What another system tells of employees.
         * @enum {string}
         */
        ExternalApiType: "Shift" | "ReportingTo" | "Designations";
        /** @description When something was taken over last. */
        SyncState: {
            type: components["schemas"]["ExternalApiType"];
            /**
             * Format: date-time
             * @description When it was taken over last; null for never.
             */
            lastSyncedOn: string | null;
            /** @description Records that the last time has changed. */
            changedCount: number;
        };
        /** @description Which systems the tenant works with. */
        IntegrationSettings: {
            /**
             * Format: uuid
             * @description The chosen HRMS provider; the empty one for none.
             */
            hrmsProviderId: string;
            /**
             * Format: uuid
             * @description The chosen calendar provider; the empty one for none.
             */
            calendarProviderId: string;
            syncs: components["schemas"]["SyncState"][];
            version: components["schemas"]["Version"];
        };
        IntegrationsAnswer: {
            providers: components["schemas"]["Provider"][];
            integrationSettings: components["schemas"]["IntegrationSettings"];
        };
        /** @description Which systems to work with. */
        IntegrationSettingsInput: {
            /**
             * Format: uuid
             * @description The chosen HRMS provider; the empty one for none.
             */
            hrmsProviderId: string;
            /**
             * Format: uuid
             * @description The chosen calendar provider; the empty one for none.
             */
            calendarProviderId: string;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedIntegrations: {
            integrationSettings: components["schemas"]["IntegrationSettings"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description What to take over. */
        SyncInput: {
            type: components["schemas"]["ExternalApiType"];
        };
        SyncAnswer: {
            sync: components["schemas"]["SyncState"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The connection of the person's own calendar. */
        CalendarConnection: {
            /** @description Whether the person's calendar is connected. */
            isGoogleCalendarSynced: boolean;
            /**
             * Format: date-time
             * @description Since when; null while it is not.
             */
            connectedOn: string | null;
        };
        CalendarConnectionAnswer: {
            calendarConnection: components["schemas"]["CalendarConnection"];
        };
        /** @description What connects a person's calendar. */
        ConnectInput: {
            /** @description The code that Google has sent the person back with. */
            authorizationCode: string;
        };
        SavedCalendarConnection: {
            calendarConnection: components["schemas"]["CalendarConnection"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An event of the person. */
        CalendarEvent: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is about. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description When it ends; after its beginning.
             */
            endTime: string;
            /** @description Whether it takes whole days. */
            isAllDay: boolean;
            /** @description Where; may be empty. */
            location: string;
            /** @description More about it; may be empty. */
            description: string;
            version: components["schemas"]["Version"];
        };
        CalendarEventsAnswer: {
            calendarEvents: components["schemas"]["CalendarEvent"][];
        };
        /** @description An event to add or to change. */
        CalendarEventInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is about. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description When it ends; after its beginning.
             */
            endTime: string;
            /** @description Whether it takes whole days. */
            isAllDay: boolean;
            /** @description Where; may be empty. */
            location: string;
            /** @description More about it; may be empty. */
            description: string;
            version?: components["schemas"]["SeenVersion"];
        };
        CalendarEventAnswer: {
            calendarEvent: components["schemas"]["CalendarEvent"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A video of the tenant. */
        Video: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /**
             * Format: uri
             * @description Where it is; https.
             */
            url: string;
            /** @description What it shows; may be empty. */
            description: string;
            /** @description What it belongs to; may be empty. */
            category: string;
            /** @description Who has added it. */
            addedByName: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            addedOn: string;
            version: components["schemas"]["Version"];
        };
        VideosAnswer: {
            videos: components["schemas"]["Video"][];
        };
        /** @description A video to add or to change. */
        VideoInput: {
            /**
             * Format: uuid
             * @description Made by the client.
             */
            id: string;
            /** @description What it is called. */
            title: string;
            /**
             * Format: uri
             * @description Where it is; https.
             */
            url: string;
            /** @description What it shows; may be empty. */
            description: string;
            /** @description What it belongs to; may be empty. */
            category: string;
            version?: components["schemas"]["SeenVersion"];
        };
        VideoAnswer: {
            video: components["schemas"]["Video"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The settings, without the secret. */
        PermeaSettings: {
            /** @description Whether it is used. */
            isEnabled: boolean;
            /**
             * Format: uri
             * @description Where the service is; https.
             */
            endpoint: string;
            /** @description The last four characters of the secret; null where there is none. */
            apiKeyHint: string | null;
            version: components["schemas"]["Version"];
        };
        PermeaAnswer: {
            permeaSettings: components["schemas"]["PermeaSettings"];
        };
        /** @description The settings to save. */
        PermeaSettingsInput: {
            /** @description Whether it is used. */
            isEnabled: boolean;
            /**
             * Format: uri
             * @description Where the service is; https.
             */
            endpoint: string;
            /** @description A new secret; null or left out keeps the one that there is. It is never answered. */
            apiKey?: string | null;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedPermea: {
            permeaSettings: components["schemas"]["PermeaSettings"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The settings, without the secret. */
        OpenAiSettings: {
            /** @description Whether it is used. */
            isEnabled: boolean;
            /** @description The model to ask. */
            model: string;
            /** @description The last four characters of the secret; null where there is none. */
            apiKeyHint: string | null;
            version: components["schemas"]["Version"];
        };
        OpenAiAnswer: {
            openAiSettings: components["schemas"]["OpenAiSettings"];
        };
        /** @description The settings to save. */
        OpenAiSettingsInput: {
            /** @description Whether it is used. */
            isEnabled: boolean;
            /** @description The model to ask. */
            model: string;
            /** @description A new secret; null or left out keeps the one that there is. It is never answered. */
            apiKey?: string | null;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedOpenAi: {
            openAiSettings: components["schemas"]["OpenAiSettings"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A person as a user of the tenant. Source: document 1, section 3. */
        SecurityUser: {
            /** @description Made by the client for a new user. */
            id: string;
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address; unique in the tenant.
             */
            email: string;
            roleType: components["schemas"]["RoleType"];
            /**
             * Format: date
             * @description Day of birth, if known.
             */
            dateOfBirth: string | null;
            dateFormat: components["schemas"]["DateFormat"];
            /** @description IANA name of the time zone. */
            timeZone: string;
            /** @description The employee that the user is; null for nobody. */
            employeeId: string | null;
            /** @description The roles, whose rights add up. */
            roleIds: string[];
            /** @description Address of the picture; null where there is none. */
            profileImageUrl: string | null;
            /** @description Whether the user may enter the tenant. */
            isActive: boolean;
            version: components["schemas"]["Version"];
        };
        SecurityUsersAnswer: {
            securityUsers: components["schemas"]["SecurityUser"][];
        };
        /** @description A user with changes; what is left out stays. The e-mail address and the name belong to the person, whom other tenants may know, too: they cannot be changed here. */
        UserChange: {
            /** @description Made by the client for a new user. */
            id: string;
            /** @description Full name. */
            name?: string;
            /**
             * Format: email
             * @description E-mail address; unique in the tenant.
             */
            email?: string;
            roleType?: components["schemas"]["RoleType"];
            /**
             * Format: date
             * @description Day of birth, if known.
             */
            dateOfBirth?: string | null;
            dateFormat?: components["schemas"]["DateFormat"];
            /** @description IANA name of the time zone. */
            timeZone?: string;
            /** @description The employee that the user is; null for nobody. */
            employeeId?: string | null;
            /** @description The roles, whose rights add up. */
            roleIds?: string[];
            /** @description Whether the user may enter the tenant. */
            isActive?: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedSecurityUser: {
            securityUser: components["schemas"]["SecurityUser"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A person to invite. Without a role type they are a client app user. */
        UserInvitation: {
            /** @description Made by the client for a new user. */
            id: string;
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address; unique in the tenant.
             */
            email: string;
            roleType?: components["schemas"]["RoleType"];
            /**
             * Format: date
             * @description Day of birth, if known.
             */
            dateOfBirth?: string | null;
            dateFormat?: components["schemas"]["DateFormat"];
            /** @description IANA name of the time zone. */
            timeZone?: string;
            /** @description The employee that the user is; null for nobody. */
            employeeId?: string | null;
            /** @description The roles, whose rights add up. */
            roleIds?: string[];
        };
        SecurityUserView: {
            securityUser: components["schemas"]["SecurityUser"];
        };
        /** @description Someone the tenant employs. */
        Employee: {
            /** @description Made by the client for a new employee. */
            id: string;
            /** @description Full name. */
            fullName: string;
            /**
             * Format: email
             * @description E-mail address; unique in the tenant.
             */
            email: string;
            /** @description What the employee is; null where it is not said. */
            designationId: string | null;
            /** @description The manager, another employee; null for nobody. */
            reportingToId: string | null;
            /** @description Where the employee works; may be empty. */
            workPlace: string;
            /** @description Telephone number; may be empty. */
            phone: string;
            /**
             * Format: date
             * @description Day of birth, if known.
             */
            dateOfBirth: string | null;
            /**
             * Format: date
             * @description First day, if known.
             */
            joinedOn: string | null;
            /** @description Whether the employee leads a team. */
            isTeamLead: boolean;
            /** @description Name of the designation. */
            designation: string | null;
            /** @description Name of the manager. */
            reportingTo: string | null;
            /** @description Address of the picture; null where there is none. */
            profileImageUrl: string | null;
            /** @description Whether the person is employed. */
            isActive: boolean;
            /** @description The user that the employee is; null before an invitation. */
            userId: string | null;
            version: components["schemas"]["Version"];
        };
        EmployeesAnswer: {
            employees: components["schemas"]["Employee"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description An employee to add or to change. */
        EmployeeInput: {
            /** @description Made by the client for a new employee. */
            id: string;
            /** @description Full name. */
            fullName: string;
            /**
             * Format: email
             * @description E-mail address; unique in the tenant.
             */
            email: string;
            /** @description What the employee is; null where it is not said. */
            designationId: string | null;
            /** @description The manager, another employee; null for nobody. */
            reportingToId: string | null;
            /** @description Where the employee works; may be empty. */
            workPlace: string;
            /** @description Telephone number; may be empty. */
            phone: string;
            /**
             * Format: date
             * @description Day of birth, if known.
             */
            dateOfBirth: string | null;
            /**
             * Format: date
             * @description First day, if known.
             */
            joinedOn: string | null;
            /** @description Whether the employee leads a team. */
            isTeamLead: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedEmployee: {
            employee: components["schemas"]["Employee"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Whether a person is employed. */
        EmployeeState: {
            /** @description The employee. */
            id: string;
            /** @description Whether the person is employed from now on. */
            isActive: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        EmployeeView: {
            employee: components["schemas"]["Employee"];
        };
        /** @description What an employee is. */
        Designation: {
            /** @description Made by the client for a new one. */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description Employees that have it. */
            employeeCount: number;
            version: components["schemas"]["Version"];
        };
        DesignationsAnswer: {
            designations: components["schemas"]["Designation"][];
        };
        /** @description A designation to add or to change. */
        DesignationInput: {
            /** @description Made by the client for a new one. */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            version?: components["schemas"]["SeenVersion"];
        };
        SavedDesignation: {
            designation: components["schemas"]["Designation"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A named set of rights. */
        Role: {
            /** @description Made by the client for a new one. */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description The rights that it gives. */
            privileges: components["schemas"]["Privilege"][];
            /** @description Users who have it. */
            userCount: number;
            version: components["schemas"]["Version"];
        };
        RolesAnswer: {
            roles: components["schemas"]["Role"][];
        };
        /** @description A role to add or to change. */
        RoleInput: {
            /** @description Made by the client for a new one. */
            id: string;
            /** @description What it is called; unique. */
            name: string;
            /** @description The rights that it gives. */
            privileges: components["schemas"]["Privilege"][];
            version?: components["schemas"]["SeenVersion"];
        };
        SavedRole: {
            role: components["schemas"]["Role"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
    };
    responses: {
        /** @description The request does not fit the contract, or breaks a rule of the business. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "startTime is required"
                 *       ],
                 *       "code": "required",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a10",
                 *       "fieldErrors": {
                 *         "startTime": [
                 *           "startTime is required"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description There is no access token, or it is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "Your sign-in is not valid any more. Please sign in again."
                 *       ],
                 *       "code": "tokenInvalid",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a11"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A fault of the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "Something went wrong on the server."
                 *       ],
                 *       "code": "fault",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a16"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The service is down for the moment. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "The service is down for the moment. Please try again in a few minutes."
                 *       ],
                 *       "code": "down",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a17"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description There is no such record or tenant, or it is not the caller's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "This tenant was not found."
                 *       ],
                 *       "code": "tenantUnknown",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a13"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The person lacks the right that the call needs. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "You need the right clockwork.basic for this."
                 *       ],
                 *       "code": "privilegeMissing",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a12"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The change meets a record that is newer, or that has the same id or name. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "An entry with this id exists already."
                 *       ],
                 *       "code": "entryExists",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a14"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The file is larger than it may be. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "File should not exceed 2048 KiloBytes."
                 *       ],
                 *       "code": "fileTooLarge",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a18"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body or the file is of a kind that is not taken here. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "This kind of file is not taken here."
                 *       ],
                 *       "code": "fileTypeRefused",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a19"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description The tenant that the call is for.
         * @example aster
         */
        TenantId: components["schemas"]["TenantIdentifier"];
        /**
         * @description A day of the user's time zone.
         * @example 2026-03-02
         */
        Day: string;
        /**
         * @description The engagement.
         * @example 6f1c2a10-0000-4000-8000-000000000001
         */
        EngagementOrId: string;
        /**
         * @description The engagement.
         * @example 6f1c2a10-0000-4000-8000-000000000001
         */
        EngagementId: string;
        /**
         * @description The stage.
         * @example 6f1c2a10-0000-4000-8000-000000000011
         */
        StageId: string;
        /**
         * @description The activity.
         * @example 6f1c2a10-0000-4000-8000-000000000021
         */
        ActivityId: string;
        /**
         * @description The document link.
         * @example 6f1c2a10-0000-4000-8000-000000000031
         */
        DocId: string;
        /**
         * @description The action item.
         * @example 6f1c2a10-0000-4000-8000-000000000041
         */
        ActionId: string;
        /**
         * @description The stage of the template.
         * @example 6f1c2a10-0000-4000-8000-000000000051
         */
        TemplateStageId: string;
        /**
         * @description The activity of the template.
         * @example 6f1c2a10-0000-4000-8000-000000000061
         */
        TemplateActivityId: string;
        /**
         * @description The client.
         * @example 6f1c2a10-0000-4000-8000-000000000071
         */
        ClientId: string;
        /**
         * @description The calendar year.
         * @example 2026
         */
        HolidayYear: number;
        /**
         * @description The holiday.
         * @example 7a2d4b10-0000-4000-8000-000000000001
         */
        HolidayId: string;
        /**
         * @description The list.
         * @example 7a2d4b10-0000-4000-8000-000000000011
         */
        ListId: string;
        /**
         * @description The page.
         * @example 7a2d4b10-0000-4000-8000-000000000021
         */
        PageId: string;
        /**
         * @description The script.
         * @example 7a2d4b10-0000-4000-8000-000000000031
         */
        ScriptId: string;
        /**
         * @description Five digits.
         * @example 36104
         */
        ZipCode: string;
        /**
         * @description First day of the period, in the time zone of the user.
         * @example 2026-03-01
         */
        From: string;
        /**
         * @description Last day of the period, at most 366 days later.
         * @example 2026-03-31
         */
        To: string;
        /**
         * @description The calendar event.
         * @example 8b3e5c20-0000-4000-8000-000000000001
         */
        EventId: string;
        /**
         * @description The video.
         * @example 8b3e5c20-0000-4000-8000-000000000011
         */
        VideoId: string;
        /**
         * @description The user.
         * @example ben
         */
        UserId: string;
        /**
         * @description The employee.
         * @example employee-ben
         */
        EmployeeId: string;
        /**
         * @description The designation.
         * @example 9c4f6d30-0000-4000-8000-000000000001
         */
        DesignationId: string;
        /**
         * @description The role.
         * @example employee
         */
        RoleId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUserTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selected tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignTenantAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveUserLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserLogin"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIsTeamLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsTeamLeadAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postClockWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockWorkPost"];
            };
        };
        responses: {
            /** @description The entries that have changed, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClockWorkDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunningEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running entries; at most one per person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClockWorkEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string[];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adjustClockWorkEntry: {
        parameters: {
            query: {
                /**
                 * @description The entry to adjust.
                 * @example 6d0f7a52-5d0e-4d39-8a53-6a0d5f3f1c11
                 */
                entryId: string;
                /**
                 * @description When the entry is to start.
                 * @example 2026-03-02T08:15:00.000Z
                 */
                newStartTime: string;
                /**
                 * @description When the entry is to end.
                 * @example 2026-03-02T09:30:00.000Z
                 */
                newEndTime?: string;
                /**
                 * @description True when the entry has been running since an earlier day (midnight crossover).
                 * @example true
                 */
                isMnco?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjusted entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClockWorkMini: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry that runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkMiniAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMiniEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MiniEntryChange"];
            };
        };
        responses: {
            /** @description The entry that runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MiniEntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMiniEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MiniEntryStart"];
            };
        };
        responses: {
            /** @description The entry that runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MiniEntryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMiniEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MiniEntryChange"];
            };
        };
        responses: {
            /** @description The entry that was stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntriesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClockWorkProjectSummaries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summaries, and the entries of the week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkSummaries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementEdit"];
            };
        };
        responses: {
            /** @description The engagement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientEngagementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementDraft"];
            };
        };
        responses: {
            /** @description The new engagement with its progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngagementRollupAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEngagementRollups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engagements, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngagementRollupsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["EngagementOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engagement, its stages in order, and the project types to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngagementAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEngagementStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                engagementId: components["parameters"]["EngagementId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageInput"];
            };
        };
        responses: {
            /** @description The stage as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEngagementActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The engagement.
                 * @example 6f1c2a10-0000-4000-8000-000000000001
                 */
                engagementId: components["parameters"]["EngagementId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        responses: {
            /** @description The activity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEngagementStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the stage that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageIdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEngagementActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The activity.
                 * @example 6f1c2a10-0000-4000-8000-000000000021
                 */
                activityId: components["parameters"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the activity that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityIdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleEngagementActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityToggle"];
            };
        };
        responses: {
            /** @description The activity with its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToggledActivityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEngagementActivityNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityNote"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEngagementActivityDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityDoc"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEngagementActivityDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The document link.
                 * @example 6f1c2a10-0000-4000-8000-000000000031
                 */
                id: components["parameters"]["DocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveEngagementActivityAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityAction"];
            };
        };
        responses: {
            /** @description The action item as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEngagementActivityAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The action item.
                 * @example 6f1c2a10-0000-4000-8000-000000000041
                 */
                id: components["parameters"]["ActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages in order, with their activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStagesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTemplateStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateStageInput"];
            };
        };
        responses: {
            /** @description The stage as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTemplateActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage.
                 * @example 6f1c2a10-0000-4000-8000-000000000011
                 */
                stageId: components["parameters"]["StageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateActivityInput"];
            };
        };
        responses: {
            /** @description The activity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateActivityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplateStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The stage of the template.
                 * @example 6f1c2a10-0000-4000-8000-000000000051
                 */
                id: components["parameters"]["TemplateStageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the stage that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StageIdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplateActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The activity of the template.
                 * @example 6f1c2a10-0000-4000-8000-000000000061
                 */
                id: components["parameters"]["TemplateActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the activity that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityIdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients by name, with their contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            /** @description The new client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The client.
                 * @example 6f1c2a10-0000-4000-8000-000000000071
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The client.
                 * @example 6f1c2a10-0000-4000-8000-000000000071
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOrganizationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationSettingsInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedOrganizationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadTenantLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description Uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHolidays: {
        parameters: {
            query?: {
                /**
                 * @description The calendar year.
                 * @example 2026
                 */
                year?: components["parameters"]["HolidayYear"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays of a year, by date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The holiday.
                 * @example 7a2d4b10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["HolidayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists of choices, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The list.
                 * @example 7a2d4b10-0000-4000-8000-000000000011
                 */
                id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages of the portal, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The page.
                 * @example 7a2d4b10-0000-4000-8000-000000000021
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMenu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScripts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scripts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The script.
                 * @example 7a2d4b10-0000-4000-8000-000000000031
                 */
                id: components["parameters"]["ScriptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The script.
                 * @example 7a2d4b10-0000-4000-8000-000000000031
                 */
                id: components["parameters"]["ScriptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchUsZipCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchData"];
            };
        };
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsZipCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsZipCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Five digits.
                 * @example 36104
                 */
                zip: components["parameters"]["ZipCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip code with its city. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsZipCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers to choose from, and the chosen ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationSettingsInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedIntegrations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncFromHrms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncInput"];
            };
        };
        responses: {
            /** @description What was taken over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectInput"];
            };
        };
        responses: {
            /** @description Connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCalendarConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disconnectCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCalendarConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarEvents: {
        parameters: {
            query: {
                /**
                 * @description First day of the period, in the time zone of the user.
                 * @example 2026-03-01
                 */
                from: components["parameters"]["From"];
                /**
                 * @description Last day of the period, at most 366 days later.
                 * @example 2026-03-31
                 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The calendar event.
                 * @example 8b3e5c20-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideosAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoInput"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The video.
                 * @example 8b3e5c20-0000-4000-8000-000000000011
                 */
                id: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermeaSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermeaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePermeaSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermeaSettingsInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPermea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenAiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOpenAiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAiSettingsInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedOpenAi"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listenToExternalIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events as they happen; `Last-Event-ID` resumes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listenToCalendarSync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events as they happen; `Last-Event-ID` resumes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurityUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSecurityUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSecurityUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteSecurityUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvitation"];
            };
        };
        responses: {
            /** @description Invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSecurityUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurityUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The user.
                 * @example ben
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityUserView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchData"];
            };
        };
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeInput"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEmployeeState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeState"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The employee.
                 * @example employee-ben
                 */
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesignations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignationInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDesignation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignationInput"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDesignation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDesignation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The designation.
                 * @example 9c4f6d30-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["DesignationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The role.
                 * @example employee
                 */
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
