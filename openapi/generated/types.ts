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
         * @description Ends what the server keeps of this sign-in: nothing renews it any more. The client then ends the session at
         *     the identity provider. The person's other sessions go on.
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
         * @description Without a new end the entry keeps its end, and a running one goes on running. With
         *     `isMnco`, an entry that ends after a midnight of the user's time zone is split there, so that
         *     every day has its own time.
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
    "/{tenantId}/clockwork/splitEntry": {
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
         * Split an entry in two
         * @description The first part keeps the id. An entry of 2 minutes or less, or one that still runs, cannot be split.
         */
        post: operations["splitClockWorkEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/assign-entries": {
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
         * Book entries on a task
         * @description All of them are booked on the task and its project, or none when one is not found.
         */
        post: operations["assignClockWorkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/adjustMultipleEntries": {
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
         * Adjust the times of several entries
         * @description All of them take their new times at once, so that neighbours can be moved together, or none of them.
         */
        post: operations["adjustMultipleClockWorkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/updateWorkStatus": {
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
         * Set whether the work is done from the office
         * @description Holds for the entries of the body, and for new ones from now on.
         */
        post: operations["updateWorkStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/add-entry-under-task": {
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
         * Start an entry under a task
         * @description Starts now, and ends the entry that runs. While an entry runs since an earlier day, it has to be adjusted first.
         */
        get: operations["addEntryUnderTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/search": {
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
         * Search the person's entries
         * @description Looks into description, project and task, whatever the case. A page holds 20 entries.
         */
        post: operations["searchClockWorkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/most-recent-entries/{n}": {
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
        /** List the person's most recent entries */
        get: operations["getMostRecentEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/get-projects": {
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
         * List the projects that a time report can be narrowed to
         * @description The projects with time in the period; the projects of the request are not looked at.
         */
        post: operations["getTimeReportProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/timereport": {
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
         * Get a time report
         * @description Someone else's time needs the right `clockwork.centralizedClockwork`, or to lead their team.
         *     Entries count on the day on which they start; one that runs counts until now.
         */
        post: operations["getTimeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/Excel/timereport": {
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
         * Export a time report to Excel
         * @description The rows of the report, as a workbook `TimeReport-DD-MMM-YYYY to DD-MMM-YYYY.xlsx`.
         */
        post: operations["exportTimeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/timereport/employees": {
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
        /** List whose time the person may report */
        get: operations["getTimeReportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/central/timers": {
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
        /** List who is running a timer now */
        get: operations["getCentralTimers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/central/members": {
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
         * List members with their time of today
         * @description Can be sorted and filtered by employeeName, workPlace and totalTimeInSeconds.
         */
        post: operations["listCentralMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockwork/central/members/{employeeId}/{date}": {
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
                 * @description The employee whose time is looked at.
                 * @example employee-ben
                 */
                employeeId: components["parameters"]["CentralEmployeeId"];
                /**
                 * @description A day of the user's time zone.
                 * @example 2026-03-02
                 */
                date: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        /**
         * Get a member's day
         * @description The day is one of the member's time zone.
         */
        get: operations["getCentralMemberDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/hubs/centralClockwork": {
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
         * Hear of people's timers as they start and stop
         * @description Server-sent events `timerStarted`, `timerChanged` and `timerStopped`. The data of each are a
         *     CentralMember in JSON, as it is after the event. With `Last-Event-ID` the stream begins after that
         *     event, else with what is yet to come.
         */
        get: operations["streamCentralClockWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockWorkAnalytics/defaults": {
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
         * List the teams to choose from
         * @description Active teams. The option 'all' is not among them: it is the empty identifier.
         */
        get: operations["getClockWorkAnalyticsDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockWorkAnalytics/": {
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
         * Get the hours of teams and their members
         * @description Entries count on the day on which they start; one that runs counts until now.
         */
        post: operations["getClockWorkAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/clockWorkAnalytics/excel": {
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
         * Export the hours of teams to Excel
         * @description A workbook `ClockWorkAnalytics-DD-MMM-YYYY to DD-MMM-YYYY.xlsx`, a row for each member.
         */
        post: operations["exportClockWorkAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserLoginAnalytics/analytics/{tenantId}/{newDate}": {
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
                 * @description The day whose logins to list, as `dd-MMM-yyyy 00:00:00 AM`, percent-encoded.
                 * @example 02-Mar-2026 00:00:00 AM
                 */
                newDate: components["parameters"]["NewDate"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the logins of a day
         * @description A day before today of the caller's time zone. Sorted by any column, filtered by the user alone
         *     (`User` or `userName`).
         */
        post: operations["getUserLoginAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/analytics": {
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
         * Get the projects that fit a filter, as a tree
         * @description A project whose parent does not fit stands at the nearest ancestor that does, else at the top. Only
         *     projects that the person has access to are shown.
         */
        post: operations["getProjectAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/analytics": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the details of a project
         * @description The period narrows the effort of the members; everything else is of all time.
         */
        get: operations["getProjectAnalyticsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/analytics/details": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        /** Get the effort of a project's members in a period */
        get: operations["getProjectAnalyticsMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/projectTotalTime": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        /** Get a project's whole time */
        get: operations["getProjectTotalTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/dashboard": {
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
         * Get the Dashboard's numbers
         * @description Each tile is null without its right, which its description names, and where it was not asked for.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project": {
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
         * Search the projects
         * @description Only projects that the person has access to are listed: those that they own, have made or are
         *     members of, with all below them; administrators have access to all. Columns: code, name,
         *     description, createdBy, ownedBy, dueOn. The list’s own order is by code.
         */
        post: operations["searchProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        /**
         * Get the overview of a project
         * @description A project that the person has no access to is not found.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/create-project": {
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
         * Create a project
         * @description Whoever creates it owns it, and is its first member. Codes are unique in a tenant, whatever
         *     their case.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/update-project": {
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
         * Change a project
         * @description Its owner alone may (isEditable).
         */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/deleteProject": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description With its tasks, members, file links and impediments. A project with sub-projects or with time
         *     that is booked on it stays. Needs isProjectOwner.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/eligible-member-list": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        /**
         * List who could become a member of a project
         * @description Active employees who are no active members yet, by full name.
         */
        get: operations["getEligibleProjectMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/add-project-teammember": {
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
         * Add a member to a project
         * @description Someone who was a member before becomes an active one again. They are notified. Needs
         *     isEditable.
         */
        post: operations["addProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/remove-project-member": {
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
        post?: never;
        /**
         * Remove a member from a project
         * @description A member with time on the project stays in its list, as one that is not active. The owner
         *     stays. Needs isEditable; members may leave on their own.
         */
        delete: operations["removeProjectMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/changeOwner": {
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
         * Give a project another owner
         * @description Only owners can: of the project itself, or of one above it (isProjectOwner). The new owner
         *     becomes a member and is notified; the former one stays a member, and is notified when somebody
         *     else has done it.
         */
        post: operations["changeProjectOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/active-user-list": {
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
         * List who can own a project or be a member
         * @description Active employees, by full name.
         */
        get: operations["getActiveUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/create-project-task": {
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
         * Create a task of a project
         * @description The owner and the members may. Its code follows from that of the project.
         */
        post: operations["createProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/tasks/{id}": {
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
                 * @description The task.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                id: components["parameters"]["TaskById"];
            };
            cookie?: never;
        };
        /** Get a task */
        get: operations["getProjectTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/update-task": {
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
         * Change a task
         * @description The owner and the members may.
         */
        post: operations["updateProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/Delete-task/{id}": {
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
                 * @description The task.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                id: components["parameters"]["TaskById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Time that is booked on it stays on the project. Needs isEditable.
         */
        delete: operations["deleteProjectTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/move-task": {
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
         * Move a task to another project
         * @description To a project that the person owns, from one that they may edit. The time that is booked on it
         *     goes with it, and it gets a code of the other project.
         */
        post: operations["moveProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/convert-task-to-project/": {
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
         * Make a task a project
         * @description The task leaves the task list. Unless it becomes a main project, it is a sub-project of the
         *     task’s project. The time that is booked on it goes with it; whoever has booked it becomes a
         *     member and is notified. Needs isEditable.
         */
        post: operations["convertTaskToProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/markAsApexProject": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a project as an apex project
         * @description An apex project stands at the top and is linked to no parent. Sets isLinked and
         *     isAlreadyRequested. Needs isEditable.
         */
        put: operations["markAsApexProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/removeAsApexProject": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the mark of an apex project away
         * @description Clears isLinked and isAlreadyRequested. Needs isEditable.
         */
        delete: operations["removeAsApexProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/delink-project/{id}": {
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
                 * @description The sub-project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
                 */
                id: components["parameters"]["SubProjectById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a sub-project out of its parent
         * @description Needs isProjectOwner of the sub-project: to own it, its parent or one above.
         */
        delete: operations["delinkProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{projectId}/sub-projects": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sub-project to a project
         * @description Needs isAddSubProject. Whoever adds it owns it.
         */
        post: operations["addSubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/get-owned-parent-projects": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        /**
         * List own projects that a project can be linked to
         * @description Projects that the person owns, without the project itself and all below it.
         */
        get: operations["getOwnedParentProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/owned-projects": {
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
         * List the projects that a user owns
         * @description Of those that the person has access to, without the one that is named.
         */
        get: operations["getOwnedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/get-parentProjects-for-linking": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        /**
         * List projects of others that a project can be linked to
         * @description Their owners have to be asked. Without the project itself and all below it.
         */
        get: operations["getParentProjectsForLinking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/subproject-request": {
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
         * Ask to link a project below another
         * @description Sets isAlreadyRequested and isLinked at once, before the other project’s owner, who is
         *     notified, has answered. Needs isEditable of the sub-project.
         */
        post: operations["requestSubProjectLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/link-subproject-to-project": {
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
         * Accept the request to link a sub-project
         * @description Whoever has asked is notified. Needs isProjectOwner of the parent.
         */
        post: operations["linkSubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/link-subproject-to-ownedproject": {
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
         * Link a project below another of one’s own
         * @description Sets isAlreadyRequested and isLinked. Needs to own both.
         */
        post: operations["linkSubProjectToOwned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{projectId}/AddFileUrl": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a file link to a project
         * @description The owner and the members may.
         */
        post: operations["addProjectFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/UpdateFileUrl": {
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
         * Change a file link
         * @description Whoever has added it may, and the owner of the project.
         */
        post: operations["updateProjectFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/DeleteFileUrl": {
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
                 * @description The file link.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d21
                 */
                id: components["parameters"]["FileLinkById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file link
         * @description Whoever has added it may, and the owner of the project.
         */
        delete: operations["deleteProjectFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/WatchList": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        /**
         * Put a project on the watch list
         * @description Sets isWatching. A project that is on it already stays on it.
         */
        get: operations["watchProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/{id}/RemoveFromWatchList": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a project off the watch list
         * @description Clears isWatching.
         */
        delete: operations["unwatchProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/impediments/{projectId}": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        /** List the impediments of a project */
        get: operations["getProjectImpediments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/impediments/add": {
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
         * Add an impediment to a project
         * @description The owner and the members may.
         */
        post: operations["addImpediment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/impediments/delete/{id}": {
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
                 * @description The impediment.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31
                 */
                id: components["parameters"]["ImpedimentById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an impediment
         * @description Whoever has raised it may, and the owner of the project (isDeletable).
         */
        delete: operations["deleteImpediment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/impediments/resolve/{id}": {
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
                 * @description The impediment.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31
                 */
                id: components["parameters"]["ImpedimentById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an impediment
         * @description Only one that is not yet resolved. The owner and the members may.
         */
        post: operations["resolveImpediment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/recent-project-task-combo": {
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
         * List what the person has worked on lately
         * @description The ten last pairs of project and task that the person has booked time on, the newest first.
         */
        get: operations["getRecentProjectTaskCombos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/projects-selection": {
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
         * List projects to pick from
         * @description The projects that the person has access to, by code.
         */
        get: operations["getProjectsSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/valid-projects-for-deafults": {
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
         * List projects to pick the default from
         * @description The projects with tasks that the person owns or is an active member of, by code.
         */
        get: operations["getValidProjectsForDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/tasks-selection": {
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
        /** List tasks to pick from */
        get: operations["getTasksSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/create-task-under-project": {
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
         * Create a task from the picker
         * @description The owner and the members may.
         */
        post: operations["createTaskUnderProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/default-project-task": {
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
         * Save the default task and the ClockWork settings
         * @description From the settings, the mail and the place are saved as well; from a picker, the default task
         *     alone. Without a task the default stays as it is.
         */
        post: operations["saveDefaultProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/project/remove": {
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
        post?: never;
        /** Remove the default project and task */
        delete: operations["removeDefaultProjectTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tag": {
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
        /** List the tags */
        get: operations["getTags"];
        /** Change a tag */
        put: operations["updateTag"];
        /**
         * Add a tag
         * @description Names are unique in a tenant, whatever their case.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tag/{id}": {
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
                 * @description The tag.
                 * @example 3c9d2e10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["TagById"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description It is taken from all projects.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/projectTag": {
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
         * Search projects with their tags
         * @description Projects that the person has access to. Columns: code, name, tags. The list’s own order is by
         *     code.
         */
        post: operations["searchProjectTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/projectTag/{projectId}": {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["TaggedProject"];
            };
            cookie?: never;
        };
        /** Get the tags of a project */
        get: operations["getProjectTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/projectTag/assign": {
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
         * Assign a tag to a project
         * @description Assigned to all, its sub-projects inherit it. A tag that is assigned already changes between
         *     both.
         */
        post: operations["assignProjectTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/projectTag/remove": {
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
        post?: never;
        /**
         * Take a tag from a project
         * @description An inherited tag can only be taken from the project that it comes from.
         */
        delete: operations["removeProjectTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/report/tagReport": {
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
         * Report the hours of each tag
         * @description The time in the projects that have a tag, their own or an inherited one, as far as the person
         *     has access to them. An entry counts on the day on which it starts; one that runs counts until
         *     now. A project with two tags counts for both, but only once in the whole time.
         */
        post: operations["getTagReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/report/Excel/tagReport": {
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
         * Export the hours of each tag to Excel
         * @description A row for each tag and project, as a workbook `TagReport-DD-MMM-YYYY to DD-MMM-YYYY.xlsx`.
         */
        post: operations["exportTagReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/report/workView": {
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
         * See who works on what
         * @description Each employee of a scope with what runs now and the time of the days per project. The team is
         *     for its lead alone; everybody needs the right `clockwork.centralizedClockwork`. Columns:
         *     fullName, workPlace.
         */
        post: operations["getWorkView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/UserRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones to choose from
         * @description The zones of registration and of the profile's settings, from west to east.
         */
        get: operations["listTimeZones"];
        put?: never;
        /**
         * Register an organisation
         * @description Makes a tenant of the organisation, without organization settings, and the person its administrator.
         *     Warnings mean that nothing was registered, since there is no storage left. An organisation or an
         *     e-mail address that is known already is refused at its field (409).
         */
        post: operations["registerOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/userDateFormatAndTimeZone": {
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
         * Change how the person reads dates and times
         * @description Days and times of all areas are those of the new time zone from the next call on. The zone has to be
         *     one of those that `listTimeZones` answers.
         */
        post: operations["updateDateFormatAndTimeZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/profile-image": {
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
         * Upload a profile picture
         * @description The name of the file ends with .jpg, .jpeg, .png or .svg, and its content is a JPEG, a PNG or an SVG,
         *     whatever type the part names; at most 2,097,152 bytes. An SVG with scripts, event handlers, foreign
         *     objects or references to anything outside itself is refused with 415. The new picture takes the place
         *     of the old one.
         */
        post: operations["uploadProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/profile-image/{imageId}": {
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
                 * @description The picture.
                 * @example 6f1d2c3b-4a59-4e68-8b77-9c0d1e2f3a4b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        /**
         * Get a profile picture
         * @description What `imageUrl` and `profileImageUrl` lead to. A picture never changes: a new one has a new id.
         */
        get: operations["getProfileImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/password": {
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
         * Change the password
         * @description From then on the identity provider takes the new password, and the person's other sessions are ended. A
         *     wrong current password, a confirmation that does not match, and a new password that does not follow the
         *     guidance or is the current one are told in `warningMessages`, and nothing is changed. After five wrong
         *     passwords in a row the next try has to wait. Changing somebody else's password is refused with 403.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/2FA-status": {
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
        /** Get whether two-factor authentication is on */
        get: operations["getTwoFactorStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/2FA-config": {
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
         * Begin to set up two-factor authentication
         * @description Makes a key for the person's authenticator app. It waits for its first code for an hour; asked again
         *     meanwhile, the same key is answered. 409 while two-factor authentication is on.
         */
        get: operations["getTwoFactorConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/2FA-verify": {
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
         * Verify the password and a code
         * @description Both right: two-factor authentication is on, and the recovery codes can be fetched for ten minutes.
         *     Anything wrong is told by the two flags, and nothing is changed. A code of the authenticator app is good
         *     once (RFC 6238), also shortly before and after its 30 seconds. While two-factor authentication is on
         *     already, an unused recovery code is taken in its place, once. After five wrong passwords or codes in a
         *     row the next try has to wait. 409 when the set-up has not begun or its key has expired.
         */
        post: operations["verifyTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/2FA-recovery-codes": {
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
         * Get new recovery codes
         * @description Ten new codes, each good once in place of a code of the authenticator app; earlier ones are not good any
         *     more. The server keeps only their hashes: what is lost cannot be read again. 409 unless the person has
         *     verified password and code within the last ten minutes.
         */
        get: operations["getRecoveryCodes"];
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten new codes in place of all earlier ones, for a person who shows their password and a code of the
         *     authenticator app or an unused recovery code. Anything wrong is told by the two flags, and nothing is
         *     changed. After five wrong passwords or codes in a row the next try has to wait. 409 while two-factor
         *     authentication is off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/2FA-disable": {
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
         * Turn two-factor authentication off
         * @description A wrong password is told by `isPassWordVerified`, and nothing is changed; after five in a row the next
         *     try has to wait. The key and the recovery codes are forgotten.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/sessions": {
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
         * List the person's own sessions
         * @description Where the person is signed in, this session first, then by when they were last seen. A session is one
         *     sign-in with one browser; the identity provider names it by the `sid` claim of its access tokens, else
         *     by `auth_time`, and where it gives neither, each token is a session. Sessions that have not been seen
         *     for 30 days are left out.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all of the person's sessions but the one that makes the call: their next call is answered 401, and
         *     what could renew them is refused.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/tenantuser/sessions/{sessionId}": {
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
                 * @description The session.
                 * @example ben:9c2d4e6f-1a3b-4c5d-8e7f-0a1b2c3d4e5f
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one other session out
         * @description The session's next call is answered 401, and what could renew it is refused. Ending it once more changes
         *     nothing. 409 for the session that makes the call: one leaves it by signing out.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification": {
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
        /** Count what waits for the person */
        get: operations["getNotificationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification/notification": {
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
         * Complete or remove a notification
         * @description It is seen and complete from now on, and counts no more. What was completed or denied already stays
         *     as it is.
         */
        put: operations["completeNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification/notification-details": {
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
         * List the notifications of the person
         * @description Newest first, at most 20 after those that are passed over, unless `takeCount` says otherwise. The counts
         *     are those of the bell, whatever is listed.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification/mark-as-read": {
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
         * Mark all notifications as read
         * @description The unread count is zero from now on; requests that wait go on waiting.
         */
        put: operations["markAllNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification/reject-project-from-link": {
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
        post?: never;
        /**
         * Deny the request to link a sub-project
         * @description It counts no more and is not complete; whoever asked is told that it was rejected. 400 for any other kind
         *     of notification, 409 when the request was answered already.
         */
        delete: operations["rejectProjectLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/AppNotification/{id}": {
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
                 * @description The notification.
                 * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as seen
         * @description Lowers the unread count; a request that waits goes on waiting.
         */
        put: operations["markNotificationSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/hubs/notifications": {
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
         * Hear of notifications as they come
         * @description Server-sent events, for the person alone: `notification` when they are told something (data: notificationId
         *     and typeId), and `notificationsChanged` when their counts have changed otherwise, in another window for
         *     instance (data: the counts). With `Last-Event-ID` the stream begins after that event, else with what is
         *     yet to come.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description A user who is not active does not find the tenant any more. The last one who may change roles keeps that right. Nobody makes somebody more than they are, nor changes somebody who is; client app users give and take only rights that they have. The time zone has to be one that there is.
         */
        put: operations["updateSecurityUser"];
        /**
         * Invite a user
         * @description Somebody whom the identity provider knows by this e-mail address enters this tenant, too; somebody new is made known to it. Nobody invites somebody above themselves, nor a client app user with rights that they lack. The time zone has to be one that there is.
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
         * @description Whoever leaves does not find the tenant any more; whoever comes back does. Nobody says so of a
         *     user above themselves.
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
        /**
         * Change a role
         * @description Client app users change only roles, and give them only rights, within their own.
         */
        put: operations["updateRole"];
        /**
         * Add a role
         * @description Client app users give a role only rights that they have themselves.
         */
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
    "/{tenantId}/Asset/": {
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
        /** List the asset types */
        get: operations["listAssetTypes"];
        /** Update an asset type */
        put: operations["updateAssetType"];
        /**
         * Create an asset type
         * @description Names and codes are unique in the tenant, whatever their case.
         */
        post: operations["createAssetType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/deleteAssetType": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an asset type
         * @description Its properties go with it. A type that has assets is kept, and 409 says how many.
         */
        delete: operations["deleteAssetType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetTypes/{categoryId}": {
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
                 * @description The asset category.
                 * @example a55e7000-0000-4000-8000-000000000501
                 */
                categoryId: components["parameters"]["AssetCategoryId"];
            };
            cookie?: never;
        };
        /** List the asset types of a category */
        get: operations["listAssetTypesOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{typeId}/assignmentSetup": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        /** Get whom assets of a type are assigned to */
        get: operations["getAssetTypeAssignmentSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{typeId}/properties": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        /** List the properties of an asset type */
        get: operations["listAssetTypeProperties"];
        /**
         * Update a property of an asset type
         * @description While assets have a value for it, its data type and control type stay, and so do the options
         *     in use (409).
         */
        put: operations["updateAssetTypeProperty"];
        /**
         * Create a property of an asset type
         * @description It takes the last place in the configuration order.
         */
        post: operations["createAssetTypeProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/deleteAssetTypeProperties": {
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
                 * @description The property of an asset type.
                 * @example a55e7000-0000-4000-8000-000000000701
                 */
                id: components["parameters"]["AssetPropertyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a property of an asset type
         * @description A property that assets have values for is kept, and 409 says how many. The places behind it move up.
         */
        delete: operations["deleteAssetTypeProperty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/set-configOrder": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        /**
         * Give a property its place in the configuration order
         * @description The property takes the place, and those from there on move down. A place behind the last one
         *     is the last.
         */
        get: operations["setAssetPropertyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/reset-configOrder": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        /** Put the properties back into the order in which they were made */
        get: operations["resetAssetPropertyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/clear-configOrder": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        /** Take all properties out of the configuration order */
        get: operations["clearAssetPropertyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/propertyDefaults": {
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
        /** Get the data types and control types of properties */
        get: operations["getAssetPropertyDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetCategories": {
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
        /** List the asset categories */
        get: operations["listAssetCategories"];
        /** Rename an asset category */
        put: operations["updateAssetCategory"];
        /** Create an asset category */
        post: operations["createAssetCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetCategories/{categoryId}": {
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
                 * @description The asset category.
                 * @example a55e7000-0000-4000-8000-000000000501
                 */
                categoryId: components["parameters"]["AssetCategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an asset category
         * @description A category that has asset types is kept, and 409 says how many.
         */
        delete: operations["deleteAssetCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetLocations": {
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
        /** List the asset locations */
        get: operations["listAssetLocations"];
        /** Rename an asset location */
        put: operations["updateAssetLocation"];
        /** Create an asset location */
        post: operations["createAssetLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetLocations/{locationId}": {
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
                 * @description The asset location.
                 * @example a55e7000-0000-4000-8000-000000000601
                 */
                locationId: components["parameters"]["AssetLocationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an asset location
         * @description A location that has assets is kept, and 409 says how many.
         */
        delete: operations["deleteAssetLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets": {
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
         * List the assets
         * @description Columns to sort and filter by are assetCode, name, assetType, assetCategory, assetStatus,
         *     employeeName, teamName and assetLocationName.
         */
        post: operations["listAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assetManager-excelExport": {
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
         * Export the assets as Excel
         * @description Sorted and filtered as the list is.
         */
        post: operations["exportAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/defaults": {
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
         * Get what the asset forms offer
         * @description Vendors that are not active are left out.
         */
        get: operations["getAssetDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{typeId}/getAddAsset": {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        /** Get what a new asset of a type needs */
        get: operations["getAddAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/AddAsset": {
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
         * Add an asset
         * @description The empty identifier as the status lets the server assign the default one, InStore. Asset
         *     codes are unique in the tenant, whatever their case.
         */
        post: operations["addAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetEdit": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /**
         * Get an asset for editing
         * @description Needs one of assetManager.editDetails and assetManager.editTypeProperties, too.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/updateAsset": {
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
         * Update an asset
         * @description The asset as it was got, with changes, and dateOfPurchase nulled. Properties need
         *     assetManager.editTypeProperties, all else needs assetManager.editDetails (403). A change of
         *     the status brings the dates that belong to it. An asset in Scrap is locked, one that is
         *     Disposed is final (400).
         */
        put: operations["updateAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetStatus": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take an asset out of Scrap
         * @description From the list alone: to Disposed, which is final, or back to InStore.
         */
        put: operations["changeScrappedAssetStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetView": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** Get an asset for reading */
        get: operations["getAssetView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetHistory": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** Get the status history and the repair history of an asset */
        get: operations["getAssetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetsManager": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** Get the manager summary of an asset */
        get: operations["getAssetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/deleteAsset": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an asset
         * @description Its history goes with it. An asset that is assigned is kept, and 409 says to whom.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/repairedAssets": {
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
        /** List the assets in repair */
        get: operations["listRepairedAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{searchText}/assetLookup": {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        /**
         * Look up assets that can be assigned
         * @description Assets in store whose code, name, serial number or type contains the text, whatever its
         *     case.
         */
        get: operations["lookUpAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{searchText}/employeeLookup": {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        /**
         * Look up employees to assign assets to
         * @description Active employees whose name or e-mail contains the text, whatever its case.
         */
        get: operations["lookUpAssetEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{searchText}/teamLookup": {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        /**
         * Look up teams to assign assets to
         * @description Active teams whose name contains the text, whatever its case.
         */
        get: operations["lookUpAssetTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/AssetAssign": {
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
         * Assign an asset to an employee or a team
         * @description The asset has to be in store; it is Assigned from then on. The set-up of its type says
         *     whether an employee or a team takes it.
         */
        post: operations["assignAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/removeAsset": {
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
                 * @description The assignment record, so that nobody ends the assignment of the next holder.
                 * @example a55e7001-0000-4000-9000-000000000010
                 */
                id: components["parameters"]["AssetAssignmentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * End an assignment
         * @description The asset is in store from then on.
         */
        put: operations["removeAssetAssignment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetAssignment": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** Get who has an asset */
        get: operations["getAssetAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{employeeId}/employeeAssets": {
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
                employeeId: components["parameters"]["AssetEmployeeId"];
            };
            cookie?: never;
        };
        /** List the assets of an employee */
        get: operations["listEmployeeAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{teamId}/teamAssets": {
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
                 * @description The team.
                 * @example 87844c8b-69cf-4628-9762-b28a81b3370b
                 */
                teamId: components["parameters"]["AssetTeamId"];
            };
            cookie?: never;
        };
        /** List the assets of a team */
        get: operations["listTeamAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/{id}/assetHistories": {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** List who has had an asset */
        get: operations["listAssetAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/updateWorkPlace": {
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
        /** Change an employee's work place */
        put: operations["updateWorkPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-current-report": {
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
        /** Report how many assets are in each status */
        get: operations["getAssetStatusReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-current-report/excel": {
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
        /** Export the asset status report as Excel */
        get: operations["exportAssetStatusReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/asset-purchase-report": {
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
        /** Report the assets that were bought */
        post: operations["getAssetPurchaseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/Excel/assetPurchasereport": {
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
        /** Export the asset purchase report as Excel */
        post: operations["exportAssetPurchaseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-summary-report": {
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
        /** Report the assets as they stood on a day */
        get: operations["getAssetSummaryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/Excel/assetsSummaryreport": {
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
        /** Export the asset summary report as Excel */
        post: operations["exportAssetSummaryReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-cull-out-report": {
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
         * Report the assets that are due to be culled
         * @description Assets past their warranty that were bought before the year, and are not Disposed.
         */
        post: operations["getAssetCullOutReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-cull-out-report/Excel": {
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
        /** Export the asset cull-out report as Excel */
        post: operations["exportAssetCullOutReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-cull-out-report-defaults": {
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
        /** Get what the cull-out report can be filtered by */
        get: operations["getAssetCullOutDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/depreciation/assessmentYears": {
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
         * List the assessment years
         * @description From the year of the first purchase to the one that runs. A year begins on 1 April.
         */
        post: operations["listAssessmentYears"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/depreciation/run/{yearId}": {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        /**
         * Run the depreciation of a year
         * @description Straight line, by the day, over the useful life of the asset's type. Running a year again
         *     replaces its rows.
         */
        get: operations["runDepreciation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/depreciation/assets/{yearId}": {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a year's depreciation by asset */
        post: operations["listDepreciation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Asset/assets-depreciation-report/excel/{yearId}": {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        /**
         * Export a year's depreciation as Excel
         * @description 400 before the first run of the year.
         */
        get: operations["exportDepreciation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/team": {
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
        /** List the teams */
        get: operations["getTeams"];
        put?: never;
        /**
         * Create or update a team
         * @description The empty identifier as `teamId` creates a team, whose id the server makes; any other names the
         *     team to update. Names are unique in a tenant, whatever their case and the blanks around them.
         */
        post: operations["saveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/team/{id}": {
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
                 * @description The team.
                 * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** Get a team to edit */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /**
         * Delete a team with its groups
         * @description The memberships go with the team; the people stay. A team to which assets or asset types belong
         *     is kept.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/team/{id}/getTeam": {
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
                 * @description The team.
                 * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** Get a team with its groups */
        get: operations["getTeamView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/team/addgroup": {
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
         * Create or update a group of a team
         * @description The empty identifier as `groupId` creates a group; any other names the group to update, which
         *     stays in its team. Names are unique in a team. Completed tasks may be as many as all tasks, not
         *     more.
         */
        post: operations["saveTeamGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/team/group/{groupId}": {
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
                 * @description The group.
                 * @example b6c34cb2-a581-4e1a-92da-6cfe52c14b1f
                 */
                groupId: components["parameters"]["TeamGroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a group of a team */
        delete: operations["deleteTeamGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Service": {
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
        /** List the services */
        get: operations["getServices"];
        put?: never;
        /**
         * Create a service
         * @description A new service is active, without a licence; both are switched on the edit form. Names are unique
         *     in a tenant, whatever their case.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Service/{id}": {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /** Get a service to edit */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Service/{id}/ServiceId": {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /** Get a service to read */
        get: operations["getServiceView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Service/updateService": {
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
         * Update a service
         * @description The service is replaced as a whole: a text that is left out is emptied.
         */
        put: operations["updateService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Service/DeleteService/{id}": {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a service */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Tool": {
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
        /** List the tools */
        get: operations["getTools"];
        put?: never;
        /**
         * Create a tool
         * @description A new tool is active, without a licence; both are switched on the edit form. Names are unique in
         *     a tenant, whatever their case.
         */
        post: operations["createTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Tool/{id}": {
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
                 * @description The tool.
                 * @example 04ac5a6f-359c-4cb5-ac67-c41d010d786c
                 */
                id: components["parameters"]["ToolId"];
            };
            cookie?: never;
        };
        /** Get a tool to read or to edit */
        get: operations["getTool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Tool/updateTool": {
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
         * Update a tool
         * @description The tool is replaced as a whole: a text that is left out is emptied.
         */
        put: operations["updateTool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Tool/DeleteTool/{id}": {
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
                 * @description The tool.
                 * @example 04ac5a6f-359c-4cb5-ac67-c41d010d786c
                 */
                id: components["parameters"]["ToolId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a tool */
        delete: operations["deleteTool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product": {
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
        /** List the products */
        get: operations["getProducts"];
        put?: never;
        /**
         * Create a product
         * @description An empty product, in which no text and no year is filled in, answers the list, stores nothing and
         *     has nothing to say: the Add Product page sends one when it opens. In any other product name,
         *     owner, domain and started year are required. Names are unique in a tenant, whatever their case.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product/{id}": {
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
                 * @description The product.
                 * @example 2c18eee6-d2e0-4432-909e-368661a87e2c
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Get a product to edit */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product/{id}/View": {
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
                 * @description The product.
                 * @example 2c18eee6-d2e0-4432-909e-368661a87e2c
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Get a product with its apps */
        get: operations["getProductView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product/updateProduct": {
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
        /** Update a product */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product/Apps/{appId}": {
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
                 * @description The app.
                 * @example c5d07c7d-fee6-4456-921d-153f2a0b4bc0
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /** Get an app to read or to edit */
        get: operations["getApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/Product/Apps/upsertApps": {
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
         * Create or update an app of a product
         * @description The empty identifier as `appsId` creates an app, whose id the server makes; any other names the
         *     app to update, which stays in its product. Names are unique in a product.
         */
        post: operations["saveApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/vendor": {
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
        /** List the vendors */
        get: operations["getVendors"];
        /**
         * Update a vendor
         * @description An inactive vendor is offered for no new asset; the assets that it has keep it.
         */
        put: operations["updateVendor"];
        /**
         * Create a vendor
         * @description Names are unique in a tenant, whatever their case.
         */
        post: operations["createVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/vendor/{id}": {
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
                 * @description The vendor.
                 * @example 453b5572-2cda-4c19-b3bc-c3edb2cc995e
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /** Get a vendor */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        /**
         * Delete a vendor
         * @description A vendor of which there are assets stays: make it inactive instead.
         */
        delete: operations["deleteVendor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/getReviewStepTabs": {
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
         * List the steps as tabs
         * @description With the reviews of cycles that are not archived and that the caller may see.
         */
        get: operations["getReviewStepTabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview": {
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
         * List the reviews
         * @description Those that the caller may see: the own one, those of people who report to the caller, those whose client the caller deals with, and all for an administrator of performance reviews. Archived cycles are left out.
         */
        post: operations["getReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycleSummary": {
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
        /** Get a cycle as one of its steps sees it */
        get: operations["getReviewCycleSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/getReview": {
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
         * Get a review to work on
         * @description An answer can be read by others once its step is passed; by the reviewee once the review is delivered.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/getReviewForDisplay": {
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
         * Get a review to read
         * @description Reviews of archived cycles too: the own ones, or all with the right archives.viewAllReviews.
         */
        get: operations["getReviewForDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/review-executor": {
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
        /** List what the caller has to do at a step */
        post: operations["getReviewExecutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/reviewPDF/{id}": {
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
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["ReviewPdfId"];
            };
            cookie?: never;
        };
        /**
         * Download a review
         * @description Holds what the caller may read. The whole text is attached to the PDF as review.txt, since the fonts of the pages lack some scripts.
         */
        get: operations["getReviewPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/saveAnswer": {
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
         * Save an answer
         * @description Only at the review's step, by who carries it out.
         */
        post: operations["saveReviewAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/saveComment": {
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
         * Save a comment
         * @description Only by who carries out the review's step, on answers that they may read.
         */
        post: operations["saveReviewComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/delete/{commentId}": {
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
                 * @description The remark.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c22
                 */
                commentId: components["parameters"]["CommentIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment */
        delete: operations["deleteReviewComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/promote/{reviewId}": {
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
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Submit a review to the next step
         * @description All required answers of the step have to be there. Who carries out the next step is notified; a client is sent the link.
         */
        get: operations["promoteReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/deliver/{reviewId}": {
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
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Release a review
         * @description To the reviewee, or to all participants: the reviewee, the person they report to and who deals with the client. Possible at the last step; again when it was released to the reviewee alone.
         */
        get: operations["deliverReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/reject-review": {
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
        /** Send a review back to the previous step */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/clientInteraction": {
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
        /** Get which client contacts are asked at a step */
        get: operations["getClientInteraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/clientAssignments": {
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
         * Assign client contacts to reviews
         * @description A contact who is nudged automatically gets the first mail when the review is at the step. All of the list is kept, or nothing.
         */
        post: operations["assignClientContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/clientNudgeEmail": {
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
         * Send a client a reminder
         * @description The link in it is valid for 30 days from now.
         */
        post: operations["nudgeClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/updateClientAutoNudge": {
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
        /** Switch the automatic reminders of a client */
        post: operations["updateClientAutoNudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/clientNudgeHistory/{id}": {
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
                 * @description The review whose nudges are asked for.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["NudgedReviewId"];
            };
            cookie?: never;
        };
        /** List the reminders to the clients of a review */
        get: operations["getClientNudgeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/adminNudgeHistory/{id}": {
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
                 * @description The review whose nudges are asked for.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["NudgedReviewId"];
            };
            cookie?: never;
        };
        /** List the reminders to the tenant's people about a review */
        get: operations["getAdminNudgeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/nudge": {
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
        /** Remind whoever a review waits for */
        post: operations["nudgeReviewExecutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/nudges/run": {
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
         * Send the reminders that are due
         * @description What the steps' nudges ask for, each once while a review waits at its step. Meant for a scheduler that calls it every day; a second call of the day sends nothing.
         */
        post: operations["runReviewNudges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the link that a client was sent
         * @description The link is valid for 30 days from the last reminder, and until all its reviews are handed in. The other calls of a client are held to the same.
         */
        get: operations["getClientReviewAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/getClientReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a review that a client is asked about */
        get: operations["getClientReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/saveClientAnswer/{tenantId}": {
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
        /** Save a client's answer */
        post: operations["saveClientAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/saveClientComment/{tenantId}": {
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
        /** Save a client's comment */
        post: operations["saveClientComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/deleteClientComment/{tenantId}/{id}": {
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
                 * @description The remark.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c45
                 */
                id: components["parameters"]["ClientCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a client's comment */
        delete: operations["deleteClientComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/clientPromote/{tenantId}/{reviewId}": {
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
                 * @description The review, by the client's own id of it.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
                 */
                reviewId: components["parameters"]["ClientReviewIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Submit a client's review
         * @description All required answers have to be there.
         */
        get: operations["promoteClientReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ClientReview/reviewPDF/{tenantId}/{id}": {
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
                 * @description The review, by the client's own id of it.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
                 */
                id: components["parameters"]["ClientReviewPdfId"];
            };
            cookie?: never;
        };
        /**
         * Download a client's review
         * @description Holds what the client has answered.
         */
        get: operations["getClientReviewPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/defaults": {
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
        /** Get who may be invited to a meeting */
        get: operations["getReviewMeetingDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/add": {
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
         * Create the meeting about a review
         * @description A review has one meeting at most. Who takes part is notified.
         */
        post: operations["addReviewMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/details": {
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
        /** Get the meeting about a review */
        get: operations["getReviewMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/edit": {
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
         * Get a meeting to change it
         * @description With all who may be invited.
         */
        get: operations["getReviewMeetingForEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/update": {
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
         * Change a meeting
         * @description Before it has started.
         */
        post: operations["updateReviewMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/start": {
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
        /** Start a meeting */
        put: operations["startReviewMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/end": {
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
        /** End a meeting */
        put: operations["endReviewMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/close": {
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
         * Close a meeting
         * @description Its notes and action items stay as they are from then on; action items can still be completed.
         */
        put: operations["closeReviewMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/delete": {
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
        post?: never;
        /**
         * Delete a meeting
         * @description With its notes and action items, as long as it has not ended.
         */
        delete: operations["deleteReviewMeeting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/action/add": {
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
        /** Add an action item */
        post: operations["addReviewMeetingAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/action/edit": {
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
        /** Change an action item */
        put: operations["updateReviewMeetingAction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/action/complete": {
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
        /** Set an action item completed, or open again */
        put: operations["completeReviewMeetingAction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/action/delete": {
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
        post?: never;
        /** Delete an action item */
        delete: operations["deleteReviewMeetingAction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/meeting/notes/save": {
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
         * Save a meeting's notes
         * @description From its start until it is closed.
         */
        post: operations["saveReviewMeetingNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycles": {
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
        /** List the cycles */
        post: operations["getReviewCycles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycleDefaults": {
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
        /** Get what a new cycle is made of */
        get: operations["getReviewCycleDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycle": {
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
        /** Change a cycle */
        put: operations["updateReviewCycle"];
        /**
         * Create a cycle
         * @description Each reviewee gets a review at the first step of the workflow, with the questions as they are now. Names are unique within a year.
         */
        post: operations["addReviewCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycle/{cycleId}": {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        /** Get a cycle */
        get: operations["getReviewCycle"];
        put?: never;
        post?: never;
        /**
         * Delete a cycle
         * @description As long as nothing has been written in it.
         */
        delete: operations["deleteReviewCycle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycle/{cycleId}/archive": {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a cycle into the archive
         * @description Once all its reviews are delivered.
         */
        put: operations["archiveReviewCycle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/cycle/{cycleId}/restore": {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /** Take a cycle back from the archive */
        put: operations["restoreReviewCycle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/archives": {
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
         * List the archived reviews
         * @description Those that were released to the caller; all with the right archives.viewAllReviews.
         */
        post: operations["getArchivedReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/forms": {
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
        /** List the forms */
        post: operations["getReviewForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/form": {
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
        /** Change a form */
        put: operations["updateReviewForm"];
        /**
         * Add a form
         * @description Names are unique.
         */
        post: operations["addReviewForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/form/{formId}": {
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
                 * @description The form.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08
                 */
                formId: components["parameters"]["FormIdInPath"];
            };
            cookie?: never;
        };
        /** Get a form */
        get: operations["getReviewForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form
         * @description As long as no workflow asks it.
         */
        delete: operations["deleteReviewForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/steps": {
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
        /** List the steps */
        get: operations["getReviewSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/step": {
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
        /** Change a step and its nudges */
        put: operations["updateReviewStep"];
        /**
         * Add a step
         * @description Names are unique.
         */
        post: operations["addReviewStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/steps/order": {
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
        /** Change the order of the steps */
        put: operations["orderReviewSteps"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/step/{stepId}": {
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
                 * @description The step.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId: components["parameters"]["ReviewStepIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a step
         * @description As long as no workflow has it.
         */
        delete: operations["deleteReviewStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/workflows": {
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
        /** List the workflows */
        post: operations["getReviewWorkflows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/workflow": {
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
        /** Change a workflow */
        put: operations["updateReviewWorkflow"];
        /**
         * Add a workflow
         * @description Names are unique.
         */
        post: operations["addReviewWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/workflow/{workflowId}": {
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
                 * @description The workflow.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09
                 */
                workflowId: components["parameters"]["WorkflowIdInPath"];
            };
            cookie?: never;
        };
        /** Get a workflow */
        get: operations["getReviewWorkflow"];
        put?: never;
        post?: never;
        /**
         * Delete a workflow
         * @description As long as no cycle follows it.
         */
        delete: operations["deleteReviewWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tenantId}/paReview/settings": {
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
        /** Get how performance reviews run */
        get: operations["getPerformanceSettings"];
        /** Save how performance reviews run */
        put: operations["savePerformanceSettings"];
        post?: never;
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
            /**
             * @description Of a stale change: the properties that somebody else has changed last. A screen names them
             *     by its labels.
             */
            changedFields?: string[];
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
        /** Format: email */
        Email: string;
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
            email: components["schemas"]["Email"];
            /**
             * @description Address of the person's picture, relative to the API's own and read with the access token
             *     (`getProfileImage`). Null while the person has no picture.
             */
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
        /** Format: date-time */
        Instant: string;
        ShortDescription: string;
        /** Format: uuid */
        IdOrNull: string | null;
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
                startTime: components["schemas"]["Instant"];
                /**
                 * Format: date-time
                 * @description Null starts the entry; the one that runs is ended.
                 */
                endTime: string | null;
                description: components["schemas"]["ShortDescription"];
                projectId: components["schemas"]["IdOrNull"];
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
        /** Format: uuid */
        Id: string;
        /** @description The entry that a post is about. */
        EntryReference: {
            id: components["schemas"]["Id"];
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
                id: components["schemas"]["Id"];
                description?: components["schemas"]["ShortDescription"];
                projectId?: components["schemas"]["IdOrNull"];
                taskId?: components["schemas"]["IdOrNull"];
                startTime?: components["schemas"]["Instant"];
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
                id: components["schemas"]["Id"];
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
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while the entry runs.
             */
            endTime: string | null;
            description: components["schemas"]["ShortDescription"];
            employeeId: string;
            employeeName: string;
            projectId: components["schemas"]["IdOrNull"];
            /** @description Code and name of the project; empty without one. */
            projectDisplayString: string;
            taskId: components["schemas"]["IdOrNull"];
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
        /** Format: date */
        Day: string;
        DefaultProject: {
            projectId: components["schemas"]["Id"];
            projectDisplayString: string;
            taskId: components["schemas"]["IdOrNull"];
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
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            description: components["schemas"]["ShortDescription"];
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
            description: components["schemas"]["ShortDescription"];
        };
        Count: number;
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
            totalTimeInMinutes: components["schemas"]["Count"];
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
         * @description Made by the client.
         */
        NewId: string;
        /** @description What it is called. */
        Name: string;
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["Name"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["Name"];
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
            completedActivities: components["schemas"]["Count"];
            totalActivities: components["schemas"]["Count"];
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
        /** @description Whether people without the right engagements.edit see it, too. */
        TenantVisible: boolean;
        /** @description Place among its neighbours; equal ones keep the order in which they were added. */
        DisplayOrder: number;
        /** @description The note of an activity. */
        ActivityNote: {
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            isTenantVisible: components["schemas"]["TenantVisible"];
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
            isTenantVisible: components["schemas"]["TenantVisible"];
            description: string;
            displayOrder: components["schemas"]["DisplayOrder"];
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
            isTenantVisible?: components["schemas"]["TenantVisible"];
            /** @description What it is about. */
            description: string;
            displayOrder?: components["schemas"]["DisplayOrder"];
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
            isTenantVisible?: components["schemas"]["TenantVisible"];
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
            isTenantVisible: components["schemas"]["TenantVisible"];
            /** @description Planned hours; at most 5 characters. */
            baseline: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold: number;
            displayOrder: components["schemas"]["DisplayOrder"];
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
            isTenantVisible: components["schemas"]["TenantVisible"];
            description: string;
            displayOrder: components["schemas"]["DisplayOrder"];
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
            isTenantVisible?: components["schemas"]["TenantVisible"];
            /** @description What it is about. */
            description: string;
            displayOrder?: components["schemas"]["DisplayOrder"];
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
            isTenantVisible?: components["schemas"]["TenantVisible"];
            /** @description Planned hours; at most 5 characters. */
            baseline?: number;
            /** @description Percent that it may go over; at most 5 characters. */
            threshold?: number;
            displayOrder?: components["schemas"]["DisplayOrder"];
            version?: components["schemas"]["SeenVersion"];
        };
        TemplateActivityAnswer: {
            templateActivity: components["schemas"]["TemplateActivity"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Someone to talk to at a client. */
        ClientContact: {
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["Name"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["Name"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["Name"];
            /** @description Whether it is still worked for. */
            isActive: boolean;
            /** @description The people to talk to. */
            contacts: components["schemas"]["ClientContact"][];
        };
        ClientView: {
            client: components["schemas"]["Client"];
        };
        /** @description New times of one entry. */
        EntryAdjustment: {
            /**
             * Format: uuid
             * @description The entry to adjust; each at most once.
             */
            entryId: string;
            /**
             * Format: date-time
             * @description When the entry is to start.
             */
            newStartTime: string;
            /**
             * Format: date-time
             * @description When the entry is to end; left out, it keeps its end.
             */
            newEndTime?: string;
        };
        /** @description Records on all pages together. */
        TotalCount: number;
        EntryListAnswer: {
            /** @description Newest first. */
            clockWorkEntries: components["schemas"]["ClockWorkEntry"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /**
         * @description Whose time counts when no employee is named; left out, the caller's own.
         * @enum {string}
         */
        TimeReportScope: "Own" | "MyTeam" | "All";
        /**
         * Format: date
         * @description First day, in the caller's time zone.
         */
        FirstDay: string;
        /**
         * Format: date
         * @description Last day, included; at most 366 days from the first.
         */
        LastDay: string;
        /** @description Whose time to report, and of which days. */
        TimeReportRequest: {
            /** @description One employee; null for all in the scope. */
            employeeId: string | null;
            scope?: components["schemas"]["TimeReportScope"];
            startDateAsString: components["schemas"]["FirstDay"];
            endDateAsString: components["schemas"]["LastDay"];
            /** @description Only the time of these projects; empty for all. The empty identifier is the time without a project. */
            projectIds: components["schemas"]["Id"][];
            /** @description Whether to add up each employee's time by day and task. */
            isCumulative: boolean;
        };
        TimeReportProject: {
            projectId: components["schemas"]["Id"];
            projectName: string;
            projectCode: string;
        };
        TimeReportProjectsAnswer: {
            projects: components["schemas"]["TimeReportProject"][];
        };
        /** @description An entry as a row of the report. */
        TimeReportEntry: {
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while the entry runs.
             */
            endTime: string | null;
            description: string;
            employeeId: string;
            employeeName: string;
            /** @description The start in the caller's time zone, such as `09:15 AM`. */
            startTimeFormattedForTimeZone: string;
            /** @description The end in the caller's time zone; empty while the entry runs. */
            endTimeFormattedForTimeZone: string;
            /** @description The day of the start in the caller's date format. */
            startTimeAsString: string;
            /** @description Length in hours, with two decimals. */
            totalTimeInHours: number;
            /** @description Length in hours and minutes, such as `1h 05m`. */
            totalTime: string;
            /** @description Length in seconds; of a running entry until now. */
            totalTimeInSeconds: number;
            /** @description Code and name of the project; empty without one. */
            projectDisplayString: string;
            /** @description Code and name of the task; empty without one. */
            taskDisplayString: string;
            taskDescription: string;
        };
        /**
         * @description An employee's time in one task on one day: from the first start to the last end, with the length
         *     of all entries together. Entries without a task add up by project.
         */
        CumulativeTimeReportEntry: {
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while the entry runs.
             */
            endTime: string | null;
            description: string;
            employeeId: string;
            employeeName: string;
            /** @description The start in the caller's time zone, such as `09:15 AM`. */
            startTimeFormattedForTimeZone: string;
            /** @description The end in the caller's time zone; empty while the entry runs. */
            endTimeFormattedForTimeZone: string;
            /** @description The day of the start in the caller's date format. */
            startTimeAsString: string;
            /** @description Length in hours, with two decimals. */
            totalTimeInHours: number;
            /** @description Length in hours and minutes, such as `1h 05m`. */
            totalTime: string;
            /** @description Length in seconds; of a running entry until now. */
            totalTimeInSeconds: number;
            /** @description Code and name of the project; empty without one. */
            projectDisplayString: string;
            /** @description Code and name of the task; empty without one. */
            taskDisplayString: string;
            taskDescription: string;
            /** @description The employee's time in the task over the whole report, in hours with two decimals. */
            totalTimeTakenInTaskInHours: number;
            /** @description The same in hours and minutes, such as `12h 05m`. */
            totalTimeTakenInTask: string;
        };
        TimeReportAnswer: {
            /** @description Newest first; empty when the report is cumulative. */
            timeReportClockWorkEntries: components["schemas"]["TimeReportEntry"][];
            /** @description Newest first; empty unless the report is cumulative. */
            cumulativeTimeReportClockWorkEntries: components["schemas"]["CumulativeTimeReportEntry"][];
            /** @description All rows together in hours and minutes, such as `37h 30m`. */
            totalTime: string;
        };
        TimeReportEmployee: {
            employeeId: string;
            employeeName: string;
        };
        TimeReportEmployeesAnswer: {
            /** @description The scopes that the person may report. */
            scopes: components["schemas"]["TimeReportScope"][];
            /** @description The employees whose time the person may report. */
            employees: components["schemas"]["TimeReportEmployee"][];
        };
        /** @description Where an employee works. */
        WorkPlace: {
            /** @description The employee. */
            id: string;
            /** @description Such as Office or Home. */
            workPlace: string;
        };
        /** @description An employee, the timer that runs, and the time of today. */
        CentralMember: {
            employeeId: string;
            employeeName: string;
            profileImageUrl: string | null;
            workPlace: components["schemas"]["WorkPlace"];
            /** @description Null while no timer runs. */
            runningEntry: components["schemas"]["RunningEntry"] | null;
            /** @description Time of the member's today, in seconds; a running entry counts until now. */
            totalTimeInSeconds: number;
            /** @description The same in hours and minutes, such as `6h 45m`. */
            totalTime: string;
        };
        CentralTimersAnswer: {
            members: components["schemas"]["CentralMember"][];
        };
        /** @description Number of the page; the first is 1. */
        PageNumber: number;
        /**
         * @description Records on one page.
         * @enum {integer}
         */
        PageSize: 10 | 20 | 30 | 40 | 50;
        /** @description Field to order by, with a minus sign before it for descending; null for the list's own order. */
        Sort: string | null;
        /** @description What a column has to contain. */
        ColumnFilter: {
            /** @description Field of the record. */
            name: string;
            /** @description Text that the field has to contain. */
            value: string;
        };
        /** @description All of them have to fit. */
        ColumnFilters: components["schemas"]["ColumnFilter"][];
        /** @description Which page of a remote list to answer, in which order and filtered how. */
        SearchData: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            columnFilters: components["schemas"]["ColumnFilters"];
        };
        CentralMembersAnswer: {
            /** @description By name, unless another order is asked for. */
            members: components["schemas"]["CentralMember"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A member's day as the member sees it. */
        CentralMemberDay: {
            member: components["schemas"]["CentralMember"];
            /** @description The member's time zone, such as `Europe/Berlin`. */
            timeZone: string;
            /** @description The entries that start on the day, newest first. */
            clockWorkEntries: components["schemas"]["ClockWorkEntry"][];
            /** @description Longest first. */
            clockWorkDayProjectsSummaries: components["schemas"]["ProjectSummary"][];
            /** @description Time of the day, in seconds. */
            totalTimeInSeconds: number;
            /** @description The same in hours and minutes, such as `6h 45m`. */
            totalTime: string;
        };
        /** @description A team that can be chosen. */
        AnalyticsTeam: {
            teamId: components["schemas"]["Id"];
            teamName: string;
        };
        ClockWorkAnalyticsDefaults: {
            teams: components["schemas"]["AnalyticsTeam"][];
        };
        /** @description Which teams and which days to look at. */
        ClockWorkAnalyticsRequest: {
            /**
             * Format: uuid
             * @description Made by the client to tell its requests apart; nothing is kept under it.
             */
            id?: string;
            /**
             * Format: date-time
             * @description The first day as the instant that the client chose; the day as a string counts.
             */
            startDate?: string | null;
            startDateAsString: components["schemas"]["FirstDay"];
            /**
             * Format: date-time
             * @description The last day as the instant that the client chose; the day as a string counts.
             */
            endDate?: string | null;
            endDateAsString: components["schemas"]["LastDay"];
            /** @description The teams; the empty identifier means all, whatever stands beside it. */
            teamId: components["schemas"]["Id"][];
        };
        MemberHours: {
            /** @description The employee. */
            id: string;
            name: string;
            /** @description Hours worked, in hours and minutes, such as `37h 30m`. */
            totalTime: string;
            /** @description The same in seconds, to add up and to sort by. */
            totalTimeInSeconds: number;
        };
        /** @description A team and the hours of its members. */
        TeamHours: {
            teamId: components["schemas"]["Id"];
            teamName: string;
            /** @description By name; members without any time are there, too. */
            clockWorkAnalyticsMembers: components["schemas"]["MemberHours"][];
        };
        ClockWorkAnalyticsAnswer: {
            clockWorkAnalytics: components["schemas"]["TeamHours"][];
        };
        /** @description One login. */
        UserLoginDetail: {
            id: components["schemas"]["Id"];
            /** @description When the tenant was entered, in the caller's time zone, such as `02-Mar-2026 09:05 AM`. */
            dateTimeStampFormatted: string;
            userName: string;
            /** @description Empty when it is not known. */
            ipAddress: string;
            browser: string;
        };
        /** @description A day's logins and the users behind them. */
        UserLoginAnalytics: {
            /** @description One page of the logins, newest first unless another order is asked for. */
            userLoginDetails: components["schemas"]["UserLoginDetail"][];
            /** @description Users who logged in on the day, each counted once. */
            loggedIn: number;
            /** @description Users who did not. */
            notLoggedIn: number;
            /** @description Users of the tenant. */
            totalUsers: number;
            /** @description Successful logins of the day. */
            totalLogins: number;
            /** @description Rows on all pages of the list together, as filtered. */
            totalUserCount: number;
        };
        /**
         * @description Which projects to show: those that the caller has access to, watches or owns; with time in the
         *     last seven days, or with time in the seven days before and none since; with an open impediment.
         * @enum {string}
         */
        ProjectAnalyticsFilter: "AccessibleToMe" | "OnWatchlist" | "OwnedByMe" | "ProgressingInTheLastWeek" | "StoppedInTheLastWeek" | "Impedimented";
        /** @description A project in the tree. */
        ProjectAnalyticsNode: {
            id: components["schemas"]["Id"];
            projectName: string;
            code: string;
            subProjects: components["schemas"]["ProjectAnalyticsNode"][];
        };
        ProjectAnalyticsAnswer: {
            projectAnalytics: components["schemas"]["ProjectAnalyticsNode"][];
        };
        /**
         * @description A period up to today, in the caller's time zone; weeks begin on Monday.
         * @enum {string}
         */
        AnalyticsPeriod: "allTime" | "thisWeek" | "lastWeek" | "thisMonth" | "lastMonth";
        /** @description The project's whole time in seconds; running entries count until now. */
        WorkEffortTotal: number;
        /** @description A member of the project, or someone else with time in it. */
        ProjectAnalyticsMember: {
            /** @description The membership; the employee's id for someone who is no member. */
            id: string;
            employeeId: string;
            fullName: string;
            profileImageUrl: string | null;
            /** @description Time in the period, such as `12 Hrs 5 m`. */
            timeEffortAsString: string;
        };
        ProjectAnalyticsMembers: {
            /** @description By full name. */
            teamMembers: components["schemas"]["ProjectAnalyticsMember"][];
        };
        /** @description A day of the heatmap. */
        ProjectDailyHours: {
            /**
             * Format: date
             * @description Day of the caller's time zone.
             */
            date: string;
            /** @description Hours of all people together, with two decimals. */
            hours: number;
        };
        /** @description What the popup of a project shows. */
        ProjectAnalyticsDetail: {
            id: components["schemas"]["Id"];
            code: string;
            projectName: string;
            /** @description The employee who owns it. */
            projectOwnerId: string;
            /** @description Code and name of the parent; null at the top. */
            parentProject: string | null;
            /** @description Day on which the project was made, in the caller's date format. */
            startDateAsString: string;
            /** @description Day on which it is due, in the caller's date format; null without one. */
            dueDateAsString: string | null;
            subProjectsCount: components["schemas"]["Count"];
            projectTasksCount: components["schemas"]["Count"];
            projectFilesCount: components["schemas"]["Count"];
            /** @description The project's whole time in hours and minutes, such as `12 Hrs 5 m`. */
            projectTotalTimeSpent: string;
            projectWorkEffortTotal: components["schemas"]["WorkEffortTotal"];
            projectAnalyticsMembersDetail: components["schemas"]["ProjectAnalyticsMembers"];
            /** @description The days with time of the last 365, today included, oldest first. */
            projectDailyHoursCalculations: components["schemas"]["ProjectDailyHours"][];
        };
        ProjectAnalyticsDetailAnswer: {
            projectDetail: components["schemas"]["ProjectAnalyticsDetail"];
        };
        ProjectAnalyticsMembersAnswer: {
            memberDetails: components["schemas"]["ProjectAnalyticsMember"][];
        };
        ProjectTotalTimeAnswer: {
            projectWorkEffortTotal: components["schemas"]["WorkEffortTotal"];
        };
        /**
         * @description A part of the Dashboard that can be asked for by itself.
         * @enum {string}
         */
        DashboardTile: "hours" | "running" | "notifications" | "impediments" | "reviews" | "assets" | "firstSteps";
        /** @description The person's time of today and of this week, from Monday on; a running entry counts until now. */
        HoursTile: {
            todayInSeconds: components["schemas"]["Count"];
            /** @description The same in hours and minutes, such as `6h 45m`. */
            today: string;
            weekInSeconds: components["schemas"]["Count"];
            /** @description The same in hours and minutes, such as `37h 30m`. */
            week: string;
            /** @description The organisation's working hours of today, 0 on a day that is not worked; null without organisation settings. */
            workingDayInSeconds: number | null;
            /** @description The organisation's working hours of a week; null without organisation settings. */
            workingWeekInSeconds: number | null;
        };
        /** @description What runs now. */
        RunningTile: {
            /** @description Null while nothing runs. */
            runningEntry: components["schemas"]["RunningEntry"] | null;
        };
        /** @description What the person has not looked at yet. */
        NotificationsTile: {
            unreadNotificationCount: components["schemas"]["Count"];
        };
        /** @description The projects that the person owns or belongs to. */
        ImpedimentsTile: {
            projects: components["schemas"]["Count"];
            /** @description Those of them with an impediment that is not resolved. */
            withOpenImpediments: number;
        };
        /** @description Reviews that wait for the person. */
        ReviewsTile: {
            waiting: components["schemas"]["Count"];
        };
        /** @description Assets in the person's hands. */
        AssetsTile: {
            assigned: components["schemas"]["Count"];
        };
        /** @description What a new organisation begins with: done or not, and null for what the person has no right to do. */
        FirstStepsTile: {
            /** @description The organisation settings have been saved. Needs organizationSettings.basic. */
            settings: boolean | null;
            /** @description The organisation has a logo. Needs organizationSettings.basic. */
            logo: boolean | null;
            /** @description There is a team. Needs teams.basic. */
            team: boolean | null;
            /** @description There is a service. Needs services.basic. */
            service: boolean | null;
            /** @description There is a vendor. Needs vendors.basic. */
            vendor: boolean | null;
        };
        /** @description The numbers of the Dashboard, a tile each. */
        Dashboard: {
            /** @description Needs clockwork.basic and an employee record. */
            hours: components["schemas"]["HoursTile"] | null;
            /** @description Needs clockwork.basic and an employee record. */
            running: components["schemas"]["RunningTile"] | null;
            /** @description Needs notification.basic. */
            notifications: components["schemas"]["NotificationsTile"] | null;
            /** @description Needs projects.basic and an employee record. */
            impediments: components["schemas"]["ImpedimentsTile"] | null;
            /** @description Needs reviews.basic and an employee record. */
            reviews: components["schemas"]["ReviewsTile"] | null;
            /** @description Needs assetManager.basic and an employee record. */
            assets: components["schemas"]["AssetsTile"] | null;
            /** @description Needs at least one of the rights of its steps. */
            firstSteps: components["schemas"]["FirstStepsTile"] | null;
        };
        /** @description Which page of the projects to answer, in which order and filtered how. */
        ProjectSearch: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            selectedFilter?: components["schemas"]["ProjectAnalyticsFilter"];
        };
        /** @description How many impediments are not resolved; the indicator shows when there are any. */
        UnResolvedImpediment: number;
        /**
         * Format: date
         * @description Day on which it is to be done; null for none.
         */
        DueOn: string | null;
        /** @description A project of the listing. */
        PmoProject: {
            id: components["schemas"]["Id"];
            /** @description Short name, unique in the tenant. */
            code: string;
            name: string;
            description: string;
            /** @description Full name of the employee who has made it. */
            createdBy: string;
            /** @description Full name of the employee who owns it. */
            ownedBy: string;
            /** @description Whether a request to link a sub-project waits for the person's response. */
            isResponse: boolean;
            /** @description Whether the person owns it. */
            isOwner: boolean;
            /** @description Whether it is on the person's watch list. */
            isWatching: boolean;
            /** @description Whether it stands at the top, linked to no parent. */
            isApexProject: boolean;
            unResolvedImpediment: components["schemas"]["UnResolvedImpediment"];
            dueOn: components["schemas"]["DueOn"];
            version: components["schemas"]["Version"];
        };
        ProjectSearchAnswer: {
            pmoProjects: components["schemas"]["PmoProject"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description An employee in a project. */
        ProjectMember: {
            /** @description Of the membership; of the employee for one who is not a member yet. */
            id: string;
            fullName: string;
            /** @description Null without a picture. */
            profileImageUrl: string | null;
            /** @description File of the picture, which its address ends with; null without one. */
            mediaFileId: string | null;
            /** @description Time on the project, such as `12 Hrs 5 m`. */
            timeEffortAsString: string;
            /** @description False for someone who has left, with time on the project. */
            isActiveMember: boolean;
            employeeId: string;
        };
        /** @description A task with its project. */
        ProjectTask: {
            projectId: components["schemas"]["Id"];
            projectCode: string;
            projectName: string;
            projectDescription: string;
            taskId: components["schemas"]["Id"];
            /** @description Begins with the project's code. */
            taskCode: string;
            taskName: string;
            taskDescription: string;
            /** @description Time on the task, such as `12 Hrs 5 m`. */
            timeEffortAsString: string;
            version: components["schemas"]["Version"];
        };
        /** @description A project with its members and tasks, and what the person may do with it. */
        ProjectOverview: {
            id: components["schemas"]["Id"];
            /** @description Short name, unique in the tenant. */
            code: string;
            name: string;
            description: string;
            /** @description Full name of the employee who has made it. */
            createdBy: string;
            /** @description Full name of the employee who owns it. */
            ownedBy: string;
            /** @description The employee who owns it. */
            ownerId: string;
            createdOn: components["schemas"]["Instant"];
            /** @description The day of its creation, in the user's date format. */
            createdOnAsString: string;
            dueOn: components["schemas"]["DueOn"];
            /** @description Whether the person may add sub-projects to it. */
            isAddSubProject: boolean;
            /** @description Whether the person has access to the parent project; false without one. */
            isAccessForParentProject: boolean;
            /** @description Whether its place is taken or asked for, so that nothing can be requested. */
            isAlreadyRequested: boolean;
            /** @description Whether it is linked to a parent, asks to be, or is an apex project. */
            isLinked: boolean;
            /** @description Whether it stands at the top, linked to no parent. */
            isApexProject: boolean;
            /** @description Whether the person owns it, or a project above it. */
            isProjectOwner: boolean;
            /** @description Whether the person owns it. */
            isOwner: boolean;
            /** @description Whether the person may change it, its members and its place. */
            isEditable: boolean;
            /** @description Whether the person takes part, as owner or active member of it or of one above it. */
            isMember: boolean;
            /** @description Whether it is on the person's watch list. */
            isWatching: boolean;
            unResolvedImpediment: components["schemas"]["UnResolvedImpediment"];
            /** @description By full name. */
            members: components["schemas"]["ProjectMember"][];
            /** @description By code. */
            tasks: components["schemas"]["ProjectTask"][];
            version: components["schemas"]["Version"];
        };
        /** @description A sub-project in the overview of its parent. The employee is its owner. */
        SubProject: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            /** @description The day of its creation, in the user's date format. */
            createdOnAsString: string;
            description: string;
            /** @description Picture of the owner; null without one. */
            profileImageUrl: string | null;
            /** @description Full name of the owner. */
            employeeName: string;
            /** @description Whether the person owns it or is an active member of it. */
            isSubProjectMember: boolean;
        };
        /** @description A tag of a project. */
        ProjectTag: {
            /**
             * Format: uuid
             * @description The project that it is assigned to; for an inherited one, a project above.
             */
            projectId: string;
            tagId: components["schemas"]["Id"];
            tagName: string;
            /** @description Six hexadecimal digits after a hash. */
            tagColor: string;
            /** @description Whether it comes from a project above. */
            isInherited: boolean;
            /** @description Whether sub-projects inherit it. */
            assignedToAll: boolean;
        };
        /** @description A label for projects. */
        Tag: {
            id: components["schemas"]["Id"];
            /** @description Unique in the tenant, whatever its case. */
            name: string;
            /** @description Six hexadecimal digits after a hash. */
            color: string;
            createdOn: components["schemas"]["Instant"];
            /**
             * Format: uuid
             * @description The team whose people alone assign it; null for everybody.
             */
            teamId: string | null;
            /** @description Projects that it is assigned to, without those that inherit it. */
            projectCount: number;
            version: components["schemas"]["Version"];
        };
        /** @description The project that a sub-project is linked to. */
        ParentProject: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
        };
        /** @description A link to a file. */
        ProjectFileLink: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            name: string;
            /** Format: uri */
            url: string;
            /** @description Full name of whoever has added it. */
            employeeName: string;
            /**
             * Format: date-time
             * @description When it was added; shown as relative time, or as Yesterday.
             */
            uploadedOn: string;
            /** @description Whether the person may change and delete it. */
            isEditable: boolean;
            version: components["schemas"]["Version"];
        };
        ProjectOverviewAnswer: {
            project: components["schemas"]["ProjectOverview"];
            /** @description By code. */
            subProjects: components["schemas"]["SubProject"][];
            /** @description By name. */
            projectTags: components["schemas"]["ProjectTag"][];
            /** @description The tags that could be assigned, by name. */
            tags: components["schemas"]["Tag"][];
            /** @description Null for a project that is linked to none. */
            parentProject: components["schemas"]["ParentProject"] | null;
            /** @description Newest first. */
            projectFilesStorage: components["schemas"]["ProjectFileLink"][];
            /** @description As in the project. */
            isAddSubProject: boolean;
            /** @description As in the project. */
            isAccessForParentProject: boolean;
            /** @description isAlreadyRequested of the project. */
            isRequested: boolean;
            /** @description As in the project. */
            isLinked: boolean;
            /** @description As in the project. */
            isApexProject: boolean;
            /** @description As in the project. */
            isProjectOwner: boolean;
        };
        /** @description What it is called. */
        ProjectName: string;
        /** @description Letters, digits, dots, hyphens and underscores; kept in capital letters. */
        ProjectCode: string;
        /** @description What it is about; may be empty. */
        ProjectDescription: string;
        /** @description A new project. */
        ProjectInput: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["ProjectName"];
            code: components["schemas"]["ProjectCode"];
            description: components["schemas"]["ProjectDescription"];
            dueOn?: components["schemas"]["DueOn"];
        };
        ProjectChangedAnswer: {
            project: components["schemas"]["ProjectOverview"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A project with its changes. */
        ProjectUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ProjectName"];
            code: components["schemas"]["ProjectCode"];
            description: components["schemas"]["ProjectDescription"];
            dueOn?: components["schemas"]["DueOn"];
            version?: components["schemas"]["SeenVersion"];
        };
        EligibleMembersAnswer: {
            projectMembersDetailView: components["schemas"]["ProjectMember"][];
        };
        /** @description An employee and a project. */
        ProjectEmployeePair: {
            employeeId: string;
            projectId: components["schemas"]["Id"];
        };
        MemberAnswer: {
            member: components["schemas"]["ProjectMember"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        MembersLeftAnswer: {
            /** @description By full name. */
            members: components["schemas"]["ProjectMember"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An active employee. Not all of them are users yet. */
        ActiveUser: {
            employeeId: string;
            /** @description Null for an employee who is no user yet. */
            userId: string | null;
            fullName: string;
            /** @description Null without a picture. */
            profileImageUrl: string | null;
        };
        ActiveUsersAnswer: {
            activeUsers: components["schemas"]["ActiveUser"][];
        };
        /** @description What it is called. */
        TaskName: string;
        /** @description What is to be done; may be empty. */
        TaskDescription: string;
        /** @description A new task of a project. */
        TaskInput: {
            projectId: components["schemas"]["Id"];
            taskName: components["schemas"]["TaskName"];
            taskDescription: components["schemas"]["TaskDescription"];
        };
        TaskIdAnswer: {
            taskId: components["schemas"]["Id"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        TaskView: {
            task: components["schemas"]["ProjectTask"];
        };
        /** @description A task with its changes. */
        TaskUpdate: {
            taskId: components["schemas"]["Id"];
            taskName: components["schemas"]["TaskName"];
            taskDescription: components["schemas"]["TaskDescription"];
            version?: components["schemas"]["SeenVersion"];
        };
        TaskAnswer: {
            task: components["schemas"]["ProjectTask"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A task that becomes a project, with the project's name and description. */
        TaskConversion: {
            /**
             * Format: uuid
             * @description The project of the task.
             */
            projectId: string;
            taskId: components["schemas"]["Id"];
            taskName: components["schemas"]["TaskName"];
            taskDescription: components["schemas"]["TaskDescription"];
            /** @description Whether it becomes a main project; left out, it becomes a sub-project. */
            isMainProject?: boolean;
        };
        ConvertedAnswer: {
            projectDetail: components["schemas"]["ProjectOverview"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        SubProjectsAnswer: {
            subProjects: components["schemas"]["SubProject"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A project to link to, or to move a task to. */
        LinkableProject: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            /** @description Full name of the employee who owns it. */
            ownedBy: string;
        };
        OwnedProjectsAnswer: {
            ownedProjects: components["schemas"]["LinkableProject"][];
        };
        ParentProjectsAnswer: {
            parentProjects: components["schemas"]["LinkableProject"][];
        };
        /** @description A project to link below another. */
        SubProjectLink: {
            /**
             * Format: uuid
             * @description The parent.
             */
            projectId: string;
            /**
             * Format: uuid
             * @description What is linked below it.
             */
            subProjectId: string;
            /** @description The caller's own employee id. */
            employeeId: string;
        };
        /** @description What the file is called. */
        FileLinkName: string;
        /**
         * Format: uri
         * @description Its address, which begins with https:// or http://.
         */
        FileLinkUrl: string;
        /** @description A new link to a file. */
        FileLinkInput: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["FileLinkName"];
            url: components["schemas"]["FileLinkUrl"];
        };
        FileLinkAnswer: {
            projectFileLink: components["schemas"]["ProjectFileLink"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A link to a file, with its changes. */
        FileLinkUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["FileLinkName"];
            url: components["schemas"]["FileLinkUrl"];
            version?: components["schemas"]["SeenVersion"];
        };
        WatchAnswer: {
            /** @description Whether it is on the person's watch list. */
            isWatching: boolean;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Something that holds the project up. */
        ProjectImpediment: {
            id: components["schemas"]["Id"];
            /** @description What it is. */
            impediments: string;
            /** @description The employee who has raised it. */
            createdBy: string;
            creatorName: string;
            createdOn: components["schemas"]["Instant"];
            /** @description In the user's date format. */
            createdOnAsString: string;
            /** @description Null as long as it is not resolved. */
            resolverName: string | null;
            projectId: components["schemas"]["Id"];
            /** @description The employee who has resolved it; null as long as it is not resolved. */
            resolvedBy: string | null;
            /**
             * Format: date-time
             * @description Null as long as it is not resolved.
             */
            resolvedOn: string | null;
            /** @description In the user's date format; empty as long as it is not resolved. */
            resolvedOnAsString: string;
            /** @description File of the picture, which its address ends with; null without one. */
            mediaFileId: string | null;
            /** @description Picture of whoever has raised it; null without one. */
            profileImageUrl: string | null;
            isResolved: boolean;
            /** @description Whether the person may delete it. */
            isDeletable: boolean;
        };
        ImpedimentsAnswer: {
            projectImpediments: components["schemas"]["ProjectImpediment"][];
        };
        /** @description A new impediment of a project. */
        ImpedimentInput: {
            projectId: components["schemas"]["Id"];
            /** @description What it is. */
            impediments: string;
        };
        ImpedimentAnswer: {
            projectImpediment: components["schemas"]["ProjectImpediment"];
            unResolvedImpediment: components["schemas"]["UnResolvedImpediment"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ImpedimentDeletedAnswer: {
            unResolvedImpediment: components["schemas"]["UnResolvedImpediment"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A project and one of its tasks. Without a task, the time was booked on the project alone. */
        ProjectTaskCombo: {
            projectId: components["schemas"]["Id"];
            projectCode: string;
            projectName: string;
            projectDescription: string;
            /**
             * Format: uuid
             * @description Null without a task.
             */
            taskId: string | null;
            /** @description Empty without a task. */
            taskCode: string;
            /** @description Empty without a task. */
            taskName: string;
            /** @description Empty without a task. */
            taskDescription: string;
        };
        ProjectTaskCombosAnswer: {
            projectTaskCombos: components["schemas"]["ProjectTaskCombo"][];
        };
        /** @description Something to pick. */
        KeyValuePair: {
            /**
             * Format: uuid
             * @description The id.
             */
            key: string;
            /** @description Code and name. */
            value: string;
        };
        ProjectsSelectionAnswer: {
            pmoProjectsKVP: components["schemas"]["KeyValuePair"][];
        };
        TasksSelectionAnswer: {
            pmoTasksKVP: components["schemas"]["KeyValuePair"][];
        };
        /** @description The default task and the settings of ClockWork. */
        ClockWorkSettingsInput: {
            /**
             * Format: uuid
             * @description What new entries are booked on; null leaves the default as it is.
             */
            taskId: string | null;
            /** @description Whether the person gets a mail with the week's time. */
            isClockWorkSetWeeklyMail: boolean;
            /** @description Whether new entries are marked as worked from the office. */
            isWFO: boolean;
            /** @description Whether it comes from the settings, so that mail and place are saved as well. */
            fromSettings: boolean;
        };
        ClockWorkSettingsAnswer: {
            /** @description Null without a default. */
            defaultProjectAndTask: components["schemas"]["ProjectTaskCombo"] | null;
            /** @description Whether new entries are marked as worked from the office. */
            isWFO: boolean;
            /** @description Whether the person gets a mail with the week's time. */
            isClockWorkSetWeeklymail: boolean;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        TagsAnswer: {
            tags: components["schemas"]["Tag"][];
        };
        /** @description What it is called; unique in the tenant, whatever its case. */
        TagName: string;
        /** @description Six hexadecimal digits after a hash. */
        TagColor: string;
        /**
         * Format: uuid
         * @description The team whose people alone assign it; null for everybody.
         */
        TagTeam: string | null;
        /** @description A tag with its changes. */
        TagUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TagName"];
            color: components["schemas"]["TagColor"];
            teamId: components["schemas"]["TagTeam"];
            version?: components["schemas"]["SeenVersion"];
        };
        TagAnswer: {
            tag: components["schemas"]["Tag"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new tag. */
        TagInput: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["TagName"];
            color: components["schemas"]["TagColor"];
            teamId: components["schemas"]["TagTeam"];
        };
        /** @description A project with its tags. */
        TaggedProject: {
            projectId: components["schemas"]["Id"];
            projectCode: string;
            projectName: string;
            /** @description By name. */
            projectTags: components["schemas"]["ProjectTag"][];
        };
        ProjectTagsSearchAnswer: {
            projects: components["schemas"]["TaggedProject"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        ProjectTagsView: {
            /** @description By name. */
            projectTags: components["schemas"]["ProjectTag"][];
            /** @description The tags that could be assigned, by name. */
            tags: components["schemas"]["Tag"][];
        };
        /** @description A tag for a project. */
        ProjectTagInput: {
            projectId: components["schemas"]["Id"];
            tagId: components["schemas"]["Id"];
            /** @description Whether sub-projects inherit it. */
            assignedToAll: boolean;
        };
        ProjectTagsAnswer: {
            /** @description By name. */
            projectTags: components["schemas"]["ProjectTag"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Which days to report, and of which tags. */
        TagReportRequest: {
            startDateAsString: components["schemas"]["FirstDay"];
            endDateAsString: components["schemas"]["LastDay"];
            /** @description Only these tags; empty for all. */
            tagIds: components["schemas"]["Id"][];
        };
        /** @description Time in seconds. */
        ReportedSeconds: number;
        /** @description Time in hours, with two decimals. */
        ReportedHours: number;
        /** @description Time in hours and minutes, such as `12h 05m`. */
        ReportedTime: string;
        /** @description The time of a project with the tag. */
        TagReportProject: {
            projectId: components["schemas"]["Id"];
            projectCode: string;
            projectName: string;
            /** @description Whether the tag comes from a project above. */
            isInherited: boolean;
            totalTimeInSeconds: components["schemas"]["ReportedSeconds"];
            totalTimeInHours: components["schemas"]["ReportedHours"];
            totalTime: components["schemas"]["ReportedTime"];
        };
        /** @description The time of a tag. */
        TagReportRow: {
            tagId: components["schemas"]["Id"];
            tagName: string;
            /** @description Six hexadecimal digits after a hash. */
            tagColor: string;
            totalTimeInSeconds: components["schemas"]["ReportedSeconds"];
            totalTimeInHours: components["schemas"]["ReportedHours"];
            totalTime: components["schemas"]["ReportedTime"];
            /** @description Most time first; projects without time are left out. */
            projects: components["schemas"]["TagReportProject"][];
        };
        TagReportAnswer: {
            /** @description Most time first; tags without time are there, too. */
            tagReport: components["schemas"]["TagReportRow"][];
            totalTimeInSeconds: components["schemas"]["ReportedSeconds"];
            totalTime: components["schemas"]["ReportedTime"];
        };
        /** @description Whose work to see, of which days, and which page of it. */
        WorkViewRequest: {
            scope: components["schemas"]["TimeReportScope"];
            startDateAsString: components["schemas"]["FirstDay"];
            endDateAsString: components["schemas"]["LastDay"];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
        };
        /** @description An employee, what runs now, and the time of the days per project. */
        WorkViewRow: {
            employeeId: string;
            fullName: string;
            /** @description Null without a picture. */
            profileImageUrl: string | null;
            /** @description Where the person works. */
            workPlace: string;
            /** @description Null while nothing runs. */
            runningEntry: components["schemas"]["ClockWorkEntry"] | null;
            totalTimeInSeconds: components["schemas"]["ReportedSeconds"];
            totalTime: components["schemas"]["ReportedTime"];
            /** @description Longest first. */
            projects: components["schemas"]["ProjectSummary"][];
        };
        WorkViewAnswer: {
            workView: components["schemas"]["WorkViewRow"][];
            /** @description The scopes that the person may choose. */
            scopes: components["schemas"]["TimeReportScope"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A time zone to choose. */
        TimeZone: {
            /** @description The present IANA name. */
            id: string;
            /** @description What a person chooses by, with the present difference from UTC. */
            description: string;
            /** @description Names that the zone had before, by which it is found as well and still taken. */
            formerNames?: string[];
        };
        TimeZonesAnswer: {
            timezones: components["schemas"]["TimeZone"][];
        };
        /** @description An organisation that wants to use the portal, and who speaks for it. */
        UserRegistration: {
            /**
             * Format: uuid
             * @description Made by the client; the same id again is refused with 409.
             */
            id: string;
            /** @description Unique, whatever its case. */
            organization: string;
            /** @description Of the person. */
            name: string;
            /**
             * Format: email
             * @description The person signs in by it.
             */
            email: string;
            /** @description In any notation. */
            contactNumber: string;
            /** @description The id of one of the time zones to choose from. */
            timeZone: string;
        };
        /** @description Why nothing was changed, one sentence each; empty when all went well. */
        WarningMessages: string[];
        RegistrationAnswer: {
            warningMessages: components["schemas"]["WarningMessages"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description How the person reads dates and times. */
        DateFormatAndTimeZone: {
            dateFormat: components["schemas"]["DateFormat"];
            /** @description IANA name of a time zone that `listTimeZones` answers. */
            timeZone: string;
        };
        /** @description A user of the tenant. */
        TenantUser: {
            id: string;
            name: string;
            email: components["schemas"]["Email"];
            roleType: components["schemas"]["RoleType"];
            /**
             * Format: date
             * @description Null where it is not known.
             */
            dateOfBirth: string | null;
            /** @description Address of the picture, relative to the API's own; null without a picture. */
            profileImageUrl: string | null;
            dateFormat: components["schemas"]["DateFormat"];
            /** @description IANA name of the time zone that days and times are shown in. */
            timeZone: string;
        };
        SecurityUserAnswer: {
            securityUser: components["schemas"]["TenantUser"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ProfileImageUpload: {
            /**
             * Format: binary
             * @description The picture; at most 2,097,152 bytes.
             */
            file: string;
        };
        ProfileImageAnswer: {
            /**
             * Format: uri-reference
             * @description Address of the picture, relative to the API's own and read with the access token
             *     (`getProfileImage`). It is the person's `profileImageUrl` from now on.
             */
            imageUrl: string;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /**
         * @description A change of the person's own password. A new one should have 8 characters or more, with an
         *     uppercase letter, a digit and a non-alphanumeric character: the client shows this as guidance, the
         *     server warns where it is not followed.
         */
        PasswordChange: {
            /** @description The person whose password is changed; it has to be the caller. */
            id: string;
            /**
             * Format: password
             * @description The current password.
             */
            oldPassword: string;
            /** Format: password */
            newPassword: string;
            /**
             * Format: password
             * @description The new password once more.
             */
            newConfirmPassword: string;
        };
        PasswordAnswer: {
            successMessages: components["schemas"]["SuccessMessages"];
            warningMessages: components["schemas"]["WarningMessages"];
        };
        /** @description Whether the person has two-factor authentication. */
        TwoFactorStatus: {
            isTwoFactorAuthEnabled: boolean;
            /**
             * Format: date-time
             * @description Null while it is off.
             */
            twoFactorAuthEnabledOn: string | null;
            /** @description The day in the person's time zone and date format; empty while it is off. */
            twoFactorAuthEnabledOnAsString: string;
            /** @description Recovery codes that are not used yet; 0 while it is off. */
            recoveryCodesLeft: number;
        };
        TwoFactorStatusAnswer: {
            twoFactorAuthStatus: components["schemas"]["TwoFactorStatus"];
        };
        /** @description What an authenticator app needs. */
        TwoFactorConfig: {
            /**
             * @description The QR code of the key's `otpauth` address: a base64 image as a data URL, for the source of an
             *     image as it stands.
             */
            qrCode: string;
            /**
             * Format: email
             * @description The name of the account in the app.
             */
            email: string;
            /** @description The key in base32, for apps without a camera (RFC 6238; SHA-1, 6 digits, 30 seconds). */
            securityKey: string;
        };
        TwoFactorConfigAnswer: {
            twoFactorAuthConfig: components["schemas"]["TwoFactorConfig"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        TwoFactorInput: {
            /** Format: password */
            passWord: string;
            /**
             * @description Six digits of the authenticator app or, while two-factor authentication is on, a recovery code;
             *     blanks and hyphens do not matter.
             */
            verificationCode: string;
        };
        /** @description What of a try was right, and what has come of it. */
        TwoFactorResult: {
            isPassWordVerified: boolean;
            /** @description Null where no code was asked for. */
            isAuthCodeVerified: boolean | null;
            twoFactorAuthStatus: components["schemas"]["TwoFactorStatus"];
        };
        TwoFactorResultAnswer: {
            twoFactorAuthResult: components["schemas"]["TwoFactorResult"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        RecoveryCodesAnswer: {
            recoveryCodes: string[];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        RecoveryCodesRenewed: {
            twoFactorAuthResult: components["schemas"]["TwoFactorResult"];
            /** @description The new codes; empty where password or code were wrong. */
            recoveryCodes: string[];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        TwoFactorDisabling: {
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
        };
        /** @description One sign-in of the person with one browser. */
        Session: {
            id: string;
            /** @description Name of the browser, such as `Firefox`; empty where it is not known. */
            browser: string;
            /** @description Name of the device's system, such as `Windows`; empty where it is not known. */
            system: string;
            /** @description Where it was last seen, as far as the server knows, else empty. */
            ipAddress: string;
            signedInOn: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description The last call that was noted; a minute may pass between two notes.
             */
            lastSeenOn: string;
            /** @description Whether it is the session that makes the call. */
            isCurrent: boolean;
        };
        SessionsAnswer: {
            sessions: components["schemas"]["Session"][];
        };
        /** @description Notifications that were not seen and still count. */
        UnreadNotificationCount: number;
        /** @description Sub-project requests that wait for an answer, seen or not. */
        RequestTrackingPendingCount: number;
        /** @description The counts of the bell. */
        NotificationCounts: {
            unreadNotificationCount: components["schemas"]["UnreadNotificationCount"];
            requestTrackingPendingCount: components["schemas"]["RequestTrackingPendingCount"];
        };
        /**
         * @description 1 sub-project request, 2 team member added, 3 ownership change, 4 accepted linked project, 5 task
         *     converted to project, 6 review, 7 review meeting, 8 rejected requested project, 9 hostile takeover.
         * @enum {integer}
         */
        NotificationTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /** @description What the sentence of a notification is made of. What does not apply is null. */
        NotificationDetails: {
            /** @description The picture of whoever caused it, relative to the API's own address. */
            profileImageUrl: string | null;
            /** @description Who caused it. */
            userName: string | null;
            /** @description The project, or the sub-project of a request. */
            projectName: string | null;
            taskName: string | null;
            /** @description Who owns the project now. */
            projectOwnerName: string | null;
            /** @description A sentence of its own, in place of the one that the type has. */
            notificationMessage: string | null;
            /** @description Name of what it is about besides: the parent project of a request, the team, the review cycle. */
            messageData: string | null;
            /**
             * @description Id of what it is about besides: the sub-project of a request, the parent of a rejected one, the
             *     team, the review cycle.
             */
            value: string | null;
            /** @description The review step that a click opens. */
            stepId: string | null;
            /** @description The project that a click opens; of a request, the parent that was asked. */
            projectId: string | null;
            /** @description Whether the person runs the review meeting; a click then opens its cycle. */
            isAdmin: boolean;
        };
        /** @description Something that a person is told. */
        Notification: {
            id: components["schemas"]["Id"];
            typeId: components["schemas"]["NotificationTypeId"];
            isSeen: boolean;
            /** @description Whether it was completed or removed; a denied request is not complete. */
            isComplete: boolean;
            /** @description Whether it is a request that was denied; until it is answered, it can be. */
            isDenied: boolean;
            /** @description What of the portal it is about. */
            componentName: string;
            /**
             * Format: date-time
             * @description When the person was told.
             */
            requestedTime: string;
            notificationData: components["schemas"]["NotificationDetails"];
        };
        NotificationAnswer: {
            notification: components["schemas"]["Notification"];
            unreadNotificationCount: components["schemas"]["UnreadNotificationCount"];
            requestTrackingPendingCount: components["schemas"]["RequestTrackingPendingCount"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        NotificationsAnswer: {
            notifications: components["schemas"]["Notification"][];
            totalCount: components["schemas"]["TotalCount"];
            requestTrackingPendingCount: components["schemas"]["RequestTrackingPendingCount"];
            unreadNotificationCount: components["schemas"]["UnreadNotificationCount"];
        };
        NotificationCountsAnswer: {
            unreadNotificationCount: components["schemas"]["UnreadNotificationCount"];
            requestTrackingPendingCount: components["schemas"]["RequestTrackingPendingCount"];
            successMessages: components["schemas"]["SuccessMessages"];
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
            version: components["schemas"]["Version"];
            /** @description Address of the logo; null where there is none. */
            tenantLogoUrl: string | null;
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
            /** @description What people read. */
            value: string;
            /** @description What programs read; unique in its list. */
            code: string;
            /** @description Whether it is chosen at first; one option of a list at most. */
            isSelected: boolean;
        };
        /** @description A list of choices. */
        ValueList: {
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
        /** @description What it is called; unique. */
        UniqueName: string;
        /** @description A script without its text. */
        ScriptRow: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["UniqueName"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["UniqueName"];
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
            id: components["schemas"]["NewId"];
            name: components["schemas"]["UniqueName"];
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
            /** @description Its text. */
            code: string;
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
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
            id: components["schemas"]["NewId"];
            title: components["schemas"]["Name"];
            /**
             * Format: uri
             * @description Where it is; https.
             */
            url: string;
            /** @description What it shows; may be empty. */
            description: string;
            /** @description What it belongs to; may be empty. */
            category: string;
            version: components["schemas"]["Version"];
            /** @description Who has added it. */
            addedByName: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            addedOn: string;
        };
        VideosAnswer: {
            videos: components["schemas"]["Video"][];
        };
        /** @description A video to add or to change. */
        VideoInput: {
            id: components["schemas"]["NewId"];
            title: components["schemas"]["Name"];
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
            /** @description Whether the user may enter the tenant. */
            isActive: boolean;
            version: components["schemas"]["Version"];
            /** @description Address of the picture; null where there is none. */
            profileImageUrl: string | null;
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
            version: components["schemas"]["Version"];
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
            name: components["schemas"]["UniqueName"];
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
            name: components["schemas"]["UniqueName"];
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
            name: components["schemas"]["UniqueName"];
            /** @description The rights that it gives. */
            privileges: components["schemas"]["Privilege"][];
            version: components["schemas"]["Version"];
            /** @description Users who have it. */
            userCount: number;
        };
        RolesAnswer: {
            roles: components["schemas"]["Role"][];
        };
        /** @description A role to add or to change. */
        RoleInput: {
            /** @description Made by the client for a new one. */
            id: string;
            name: components["schemas"]["UniqueName"];
            /** @description The rights that it gives. */
            privileges: components["schemas"]["Privilege"][];
            version?: components["schemas"]["SeenVersion"];
        };
        SavedRole: {
            role: components["schemas"]["Role"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /**
         * @description An asset type (in the documents the asset category item). Its icon follows from its id: the
         *     standard types have the same ids in every tenant, `a55e7000-0000-4000-8000-000000000401`
         *     laptop, `…402` desktop, `…403` monitor, `…404` mobile phone, `…405` tablet, `…406` printer,
         *     `…407` server, `…408` projector; every other type has the common icon.
         */
        AssetTypeItem: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            assetCategoryId: components["schemas"]["Id"];
            /** @description Whether the type has properties. */
            propertiesFound: boolean;
            assetCategoryName: string;
            /** @description Years over which assets of the type lose their value. */
            usefulLifeInYears: number;
            /** @description Whether assets of the type are assigned to teams; if not, to employees. */
            isTeam: boolean;
            /**
             * Format: uuid
             * @description The team that assets of the type are offered to first; null for none.
             */
            teamId: string | null;
            /** @description Assets of the type. */
            assetCount: number;
            version: components["schemas"]["Version"];
        };
        AssetMasterAnswer: {
            assetMaster: components["schemas"]["AssetTypeItem"][];
        };
        ShortText: string;
        /** @description An asset type as it is to be; what is left out stays as it is. */
        AssetTypeUpdate: {
            id: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["ShortText"];
            assetCategoryId: components["schemas"]["Id"];
            usefulLifeInYears?: number;
            /** @description Stays as it is while assets of the type are assigned (409). */
            isTeam?: boolean;
            /**
             * Format: uuid
             * @description Only of a type that is assigned to teams.
             */
            teamId?: string | null;
            version?: components["schemas"]["SeenVersion"];
        };
        AssetTypeAnswer: {
            assetType: components["schemas"]["AssetTypeItem"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new asset type. */
        AssetTypeCreate: {
            /**
             * Format: uuid
             * @description Made by the client; an id that exists already is a conflict.
             */
            id: string;
            code: string;
            name: components["schemas"]["ShortText"];
            assetCategoryId: components["schemas"]["Id"];
            /** @description Five, when it is left out. */
            usefulLifeInYears?: number;
            /** @description False, when it is left out. */
            isTeam?: boolean;
            /**
             * Format: uuid
             * @description Only of a type that is assigned to teams.
             */
            teamId?: string | null;
        };
        /** @description An asset type to choose. */
        AssetTypeLookup: {
            id: components["schemas"]["Id"];
            name: string;
            assetCategoryId: components["schemas"]["Id"];
        };
        AssetTypesAnswer: {
            assetTypes: components["schemas"]["AssetTypeLookup"][];
        };
        /**
         * @description What a value has to be; a Number is the numeric one.
         * @enum {string}
         */
        AssetPropertyDataType: "Text" | "Number";
        /**
         * @description How a value is entered.
         * @enum {string}
         */
        AssetPropertyControlType: "TextBox" | "DropDown";
        /** @description A choice of a drop-down property. */
        AssetPropertyOption: {
            id: components["schemas"]["Id"];
            description: components["schemas"]["ShortText"];
        };
        /** @description A property of an asset type; of an asset, with its value. */
        AssetTypeProperty: {
            id: components["schemas"]["Id"];
            assetTypeId: components["schemas"]["Id"];
            assetTypePropertyName: string;
            /**
             * @description The asset's value, as text; of a drop-down the id of the chosen option. Empty for none, and
             *     where no asset is meant.
             */
            assetTypePropertyValue: string;
            /** @description Whether an asset has to have a value; true for a property that does not say. */
            isMandatory: boolean;
            /**
             * Format: uuid
             * @description Id of the data type, the same in every tenant.
             */
            dataTypeId: string;
            dataType: components["schemas"]["AssetPropertyDataType"];
            /**
             * Format: uuid
             * @description Id of the control type, the same in every tenant.
             */
            controlTypeId: string;
            controlType: components["schemas"]["AssetPropertyControlType"];
            /**
             * Format: uuid
             * @description Id of the options' list; null for a text box.
             */
            controlDataListId: string | null;
            /** @description The options, sorted by description; empty for a text box. */
            controlDataListValue: components["schemas"]["AssetPropertyOption"][];
            /** @description Place among the properties of the type, from 1; null for one without a place, which comes last. */
            configurationOrder: number | null;
            version: components["schemas"]["Version"];
        };
        /** @description Whom assets of a type are assigned to, and what describes them. */
        AssetTypeAssignmentSetup: {
            /**
             * Format: uuid
             * @description The team to offer first; null for none.
             */
            teamId: string | null;
            assetCategoryId: components["schemas"]["Id"];
            assetTypeId: components["schemas"]["Id"];
            /** @description Whether a team takes the asset; if not, an employee. */
            isTeam: boolean;
            assetTypeProperty: components["schemas"]["AssetTypeProperty"][];
        };
        AssetTypeAssignmentSetupAnswer: {
            assetTypeAssignmentSetup: components["schemas"]["AssetTypeAssignmentSetup"];
        };
        AssetTypePropertiesAnswer: {
            assetTypeProperties: components["schemas"]["AssetTypeProperty"][];
        };
        /** @description A property as it is to be. */
        AssetTypePropertyUpdate: {
            /**
             * Format: uuid
             * @description Made by the client; of a new property, an id that exists already is a conflict.
             */
            id: string;
            assetTypePropertyName: components["schemas"]["ShortText"];
            /** @description Whether an asset has to have a value; true for a property that does not say. */
            isMandatory?: boolean;
            dataTypeId: components["schemas"]["Id"];
            controlTypeId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Made by the client for a drop-down; left out, the server makes it.
             */
            controlDataListId?: string | null;
            /**
             * @description A drop-down has one option or more, told apart by their descriptions, which are numbers where
             *     the data type is Number; a text box has none.
             */
            controlDataListValue?: components["schemas"]["AssetPropertyOption"][];
            version?: components["schemas"]["SeenVersion"];
        };
        AssetTypePropertyAnswer: {
            assetTypeProperty: components["schemas"]["AssetTypeProperty"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new property. */
        AssetTypePropertyCreate: {
            /**
             * Format: uuid
             * @description Made by the client; of a new property, an id that exists already is a conflict.
             */
            id: string;
            assetTypePropertyName: components["schemas"]["ShortText"];
            /** @description Whether an asset has to have a value; true for a property that does not say. */
            isMandatory?: boolean;
            dataTypeId: components["schemas"]["Id"];
            controlTypeId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Made by the client for a drop-down; left out, the server makes it.
             */
            controlDataListId?: string | null;
            /**
             * @description A drop-down has one option or more, told apart by their descriptions, which are numbers where
             *     the data type is Number; a text box has none.
             */
            controlDataListValue?: components["schemas"]["AssetPropertyOption"][];
        };
        AssetPropertiesOrderedAnswer: {
            assetTypeProperties: components["schemas"]["AssetTypeProperty"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A data type and its id. */
        AssetDataType: {
            masterId: components["schemas"]["Id"];
            description: components["schemas"]["AssetPropertyDataType"];
        };
        /** @description A control type and its id. */
        AssetControlType: {
            masterId: components["schemas"]["Id"];
            description: components["schemas"]["AssetPropertyControlType"];
        };
        AssetPropertyDefaults: {
            dataTypes: components["schemas"]["AssetDataType"][];
            controlTypes: components["schemas"]["AssetControlType"][];
        };
        /** @description A category of asset types. */
        AssetCategory: {
            id: components["schemas"]["Id"];
            /** @description The name. */
            value: string;
            /** @description Asset types of the category. */
            assetTypeCount: number;
            version: components["schemas"]["Version"];
        };
        AssetCategoriesAnswer: {
            assetCategories: components["schemas"]["AssetCategory"][];
        };
        /** @description A category or location with its new name. */
        AssetPlaceUpdate: {
            id: components["schemas"]["Id"];
            /** @description The name. */
            value: string;
            version?: components["schemas"]["SeenVersion"];
        };
        AssetCategoryAnswer: {
            assetCategory: components["schemas"]["AssetCategory"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new category or location; names are unique, whatever their case. */
        AssetPlaceCreate: {
            /**
             * Format: uuid
             * @description Made by the client; an id that exists already is a conflict.
             */
            id: string;
            /** @description The name. */
            value: string;
        };
        /** @description A place where assets are. */
        AssetLocation: {
            id: components["schemas"]["Id"];
            /** @description The name. */
            value: string;
            /** @description Assets at the location. */
            assetCount: number;
            version: components["schemas"]["Version"];
        };
        AssetLocationsAnswer: {
            assetLocations: components["schemas"]["AssetLocation"][];
        };
        AssetLocationAnswer: {
            assetLocation: components["schemas"]["AssetLocation"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /**
         * @description What an asset is doing. It is Assigned by an assignment alone; in Scrap it is locked, and
         *     Disposed is final.
         * @enum {string}
         */
        AssetStatus: "Assigned" | "InStore" | "Repair" | "Scrap" | "Disposed";
        /** @description An asset in the list. */
        AssetListRow: {
            id: components["schemas"]["Id"];
            assetTypeId: components["schemas"]["Id"];
            assetType: string;
            assetCode: string;
            name: string;
            assetCategory: string;
            /**
             * Format: uuid
             * @description Id of the status.
             */
            assetStatusTypeId: string;
            assetStatus: components["schemas"]["AssetStatus"];
            /** @description The employee who has it; null when nobody or a team does. */
            employeeId: string | null;
            /** @description Empty when nobody or a team has it. */
            employeeName: string;
            /** @description The team that has it, or the teams of the employee who does; else empty. */
            teamName: string;
            /** @description Empty for none. */
            assetLocationName: string;
            version: components["schemas"]["Version"];
        };
        AssetsAnswer: {
            assetsManager: components["schemas"]["AssetListRow"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description A choice of a drop-down. */
        AssetLookupItem: {
            id: components["schemas"]["Id"];
            /** @description What the person reads. */
            value: string;
        };
        /** @description A status and its id, which is the same in every tenant. */
        AssetStatusItem: {
            masterId: components["schemas"]["Id"];
            description: components["schemas"]["AssetStatus"];
        };
        AssetDefaults: {
            assetTypes: components["schemas"]["AssetTypeLookup"][];
            assetCategories: components["schemas"]["AssetLookupItem"][];
            assetLocations: components["schemas"]["AssetLookupItem"][];
            vendors: components["schemas"]["AssetLookupItem"][];
            statuses: components["schemas"]["AssetStatusItem"][];
        };
        AddAssetAnswer: {
            /** @description The properties of the type, without values. */
            assetProperties: components["schemas"]["AssetTypeProperty"][];
            /**
             * Format: uuid
             * @description The status that a new asset has, InStore.
             */
            defaultStatusId: string;
            /** @description The control types that the properties refer to. */
            assetControlType: components["schemas"]["AssetControlType"][];
        };
        /** @description A day in the user's date format, `DD/MM/YYYY` or `MM/DD/YYYY`; empty for none. */
        AssetDay: string;
        /** @description A property with the value that an asset is to have; only the id and the value count. */
        AssetPropertyInput: {
            id: components["schemas"]["Id"];
            /** @description As text; of a drop-down the id of the chosen option. Empty for none. */
            assetTypePropertyValue: string;
            assetTypeId?: components["schemas"]["Id"];
            assetTypePropertyName?: string;
            isMandatory?: boolean;
            dataTypeId?: components["schemas"]["Id"];
            dataType?: components["schemas"]["AssetPropertyDataType"];
            controlTypeId?: components["schemas"]["Id"];
            controlType?: components["schemas"]["AssetPropertyControlType"];
            controlDataListId?: components["schemas"]["IdOrNull"];
            controlDataListValue?: components["schemas"]["AssetPropertyOption"][];
            configurationOrder?: number | null;
            version?: components["schemas"]["Version"];
        };
        /**
         * @description A new asset. Each day is sent as a date, as text in the user's format, or both, and both have
         *     to mean the same day. Days and the warranty's years are whole; the warranty ends that many
         *     years after its start.
         */
        AssetCreate: {
            /**
             * Format: uuid
             * @description Made by the client, an id that exists already is a conflict; left out, the server makes it.
             */
            id?: string;
            assetCode: string;
            name?: string;
            assetTypeId: components["schemas"]["Id"];
            serialNumber?: string;
            /**
             * Format: uuid
             * @description Null or the empty identifier for none.
             */
            assetLocationId?: string | null;
            vendorId: components["schemas"]["Id"];
            invoiceNumber: string;
            /**
             * Format: date
             * @description Not before 1970, and not in the future.
             */
            dateOfPurchase?: string | null;
            dateOfPurchaseAsString?: components["schemas"]["AssetDay"];
            /** @description Rupees, up to 10 digits with up to 3 decimals. */
            price: number;
            /**
             * Format: date
             * @description Not before the purchase, and no more than ten years ahead.
             */
            warrantyStartDate?: string | null;
            warrantyStartDateAsString?: components["schemas"]["AssetDay"];
            /** @description Years. */
            warrantyPeriod: number;
            /**
             * Format: date
             * @description When it is sent, it has to be the start plus the years.
             */
            warrantyEndDate?: string | null;
            warrantyEndDateAsString?: components["schemas"]["AssetDay"];
            /**
             * Format: uuid
             * @description The empty identifier; the server assigns the default status.
             */
            statusId: string;
            /** @description Left out, the properties are filled in later, in the edit form. */
            assetProperties?: components["schemas"]["AssetPropertyInput"][];
        };
        AssetAddedAnswer: {
            id: components["schemas"]["Id"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** Format: date */
        DayOrNull: string | null;
        /** @description Rupees. */
        AssetPrice: number;
        /** @description An asset with everything that the edit form shows. */
        AssetDetail: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetTypeId: components["schemas"]["Id"];
            assetType: string;
            assetCategoryName: string;
            serialNumber: string;
            /**
             * Format: uuid
             * @description Null for none.
             */
            assetLocationId: string | null;
            vendorId: components["schemas"]["Id"];
            vendorName: string;
            invoiceNumber: string;
            dateOfPurchase: components["schemas"]["DayOrNull"];
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            /**
             * Format: date
             * @description The latest day that the purchase may have, that of the first change after the asset was added; null for today.
             */
            dateOfPurchaseThreshold: string | null;
            price: components["schemas"]["AssetPrice"];
            warrantyStartDate: components["schemas"]["DayOrNull"];
            warrantyStartDateAsString: components["schemas"]["AssetDay"];
            /** @description Years. */
            warrantyPeriod: number;
            warrantyEndDate: components["schemas"]["DayOrNull"];
            warrantyEndDateAsString: components["schemas"]["AssetDay"];
            statusId: components["schemas"]["Id"];
            assetStatus: components["schemas"]["AssetStatus"];
            /** @description The team that has it, or the teams of the employee who does; else empty. */
            teamName: string;
            /** @description Empty when nobody or a team has it. */
            employeeName: string;
            /**
             * Format: date
             * @description The day of the last status change; the day of the next is not before it.
             */
            lastStatusThreshold: string;
            scrappedOnAsString: components["schemas"]["AssetDay"];
            disposedOnAsString: components["schemas"]["AssetDay"];
            sentToRepairOnAsString: components["schemas"]["AssetDay"];
            returnedFromRepairOnAsString: components["schemas"]["AssetDay"];
            repairNotesBeforeService: string;
            repairNotesAfterService: string;
            /**
             * @description The repair flag; null, since every update clears it.
             * @enum {string|null}
             */
            repairStatus: "SentToRepair" | "ReturnedFromRepair" | null;
            /** @description The properties of the type with the values of the asset. */
            assetProperties: components["schemas"]["AssetTypeProperty"][];
            version: components["schemas"]["Version"];
        };
        AssetDetailAnswer: {
            assetDetail: components["schemas"]["AssetDetail"];
        };
        /** @description Not read. */
        NotRead: string;
        /**
         * @description The asset detail with its changes; what the server alone decides may come along and is not
         *     read. Days travel as text; a day that comes as a date, too, and has not changed is no contradiction,
         *     nor is the warranty's former end. A save that changes nothing raises no version. The four days of the status count only with a change of the status:
         *     the day of scrapping when it becomes Scrap, of disposal when it becomes Disposed, of sending when
         *     it becomes Repair, and of the return when it was Repair. None may lie in the future or before the
         *     last change of the status.
         */
        AssetUpdate: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name?: string;
            assetTypeId: components["schemas"]["Id"];
            assetType?: components["schemas"]["NotRead"];
            assetCategoryName?: components["schemas"]["NotRead"];
            serialNumber?: string;
            /**
             * Format: uuid
             * @description Null or the empty identifier for none.
             */
            assetLocationId?: string | null;
            vendorId: components["schemas"]["Id"];
            vendorName?: components["schemas"]["NotRead"];
            invoiceNumber: string;
            /**
             * Format: date
             * @description Null; the day is read from the text, and has to be the same when both are sent.
             */
            dateOfPurchase?: string | null;
            dateOfPurchaseAsString?: components["schemas"]["AssetDay"];
            /**
             * Format: date
             * @description Not read.
             */
            dateOfPurchaseThreshold?: string | null;
            /** @description Rupees, up to 10 digits with up to 2 decimals. */
            price: number;
            warrantyStartDate?: components["schemas"]["DayOrNull"];
            warrantyStartDateAsString?: components["schemas"]["AssetDay"];
            /** @description Years. */
            warrantyPeriod: number;
            warrantyEndDate?: components["schemas"]["DayOrNull"];
            warrantyEndDateAsString?: components["schemas"]["AssetDay"];
            statusId: components["schemas"]["Id"];
            assetStatus?: components["schemas"]["AssetStatus"];
            teamName?: components["schemas"]["NotRead"];
            employeeName?: components["schemas"]["NotRead"];
            /**
             * Format: date
             * @description Not read.
             */
            lastStatusThreshold?: string;
            scrappedOnAsString?: components["schemas"]["AssetDay"];
            disposedOnAsString?: components["schemas"]["AssetDay"];
            sentToRepairOnAsString?: components["schemas"]["AssetDay"];
            returnedFromRepairOnAsString?: components["schemas"]["AssetDay"];
            /** @description Of the repair that begins, lasts or ends; without one there are none (400). Left out, they stay. */
            repairNotesBeforeService?: string;
            /** @description The same. */
            repairNotesAfterService?: string;
            /**
             * @description Which repair dialog the person has answered; null for neither. It has to fit the change of the status.
             * @enum {string|null}
             */
            repairStatus?: "SentToRepair" | "ReturnedFromRepair" | null;
            /** @description Left out, the values stay as they are. */
            assetProperties?: components["schemas"]["AssetPropertyInput"][];
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description Where an asset goes from Scrap. */
        ScrappedAssetStatus: {
            /**
             * Format: uuid
             * @description The id of Disposed or InStore.
             */
            statusId: string;
            disposedOnAsString?: components["schemas"]["AssetDay"];
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A property and what it says of the asset. */
        AssetViewProperty: {
            assetTypePropertyName: string;
            /** @description As the person reads it; empty for none. */
            value: string;
        };
        /** @description An asset as it is shown. */
        AssetView: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetTypeId: components["schemas"]["Id"];
            assetType: string;
            assetCategory: string;
            assetStatus: components["schemas"]["AssetStatus"];
            /** @description Empty when nobody or a team has it. */
            employeeName: string;
            /** @description The team that has it, or the teams of the employee who does; else empty. */
            teamName: string;
            serialNumber: string;
            /** @description Empty for none. */
            assetLocationName: string;
            vendorName: string;
            invoiceNumber: string;
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            price: components["schemas"]["AssetPrice"];
            warrantyStartDateAsString: components["schemas"]["AssetDay"];
            /** @description Years. */
            warrantyPeriod: number;
            warrantyEndDateAsString: components["schemas"]["AssetDay"];
            /** @description In their configuration order. */
            assetProperties: components["schemas"]["AssetViewProperty"][];
            version: components["schemas"]["Version"];
        };
        AssetViewAnswer: {
            assetView: components["schemas"]["AssetView"];
        };
        /** @description A status that the asset has had. */
        AssetStatusHistoryRow: {
            assetStatus: components["schemas"]["AssetStatus"];
            /** @description The employee or the team that it was assigned to; else empty. */
            employeeName: string;
            /** @description When the status was recorded, day and time in the user's format and time zone. */
            timeStampAsString: string;
            assignmentEndDateAsString: components["schemas"]["AssetDay"];
        };
        /** @description A repair; without a return it goes on. */
        AssetRepairRow: {
            sentToRepairOnAsString: components["schemas"]["AssetDay"];
            returnedFromRepairOnAsString: components["schemas"]["AssetDay"];
            repairNotesBeforeService: string;
            repairNotesAfterService: string;
        };
        AssetHistoryAnswer: {
            statusHistory: components["schemas"]["AssetStatusHistoryRow"][];
            repairHistory: components["schemas"]["AssetRepairRow"][];
        };
        /** @description The manager summary of an asset. */
        AssetSummary: {
            id: components["schemas"]["Id"];
            assetTypeId: components["schemas"]["Id"];
            assetType: string;
            name: string;
            assetCode: string;
            price: components["schemas"]["AssetPrice"];
            statusId: components["schemas"]["Id"];
            vendorId: components["schemas"]["Id"];
            invoiceNumber: string;
            serialNumber: string;
            /** @description Years. */
            warrantyPeriod: number;
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            warrantyStartDateAsString: components["schemas"]["AssetDay"];
            warrantyEndDateAsString: components["schemas"]["AssetDay"];
            /**
             * Format: uuid
             * @description Null for none.
             */
            assetLocationId: string | null;
            /** @description The properties of the type with the values of the asset. */
            assetProperties: components["schemas"]["AssetTypeProperty"][];
        };
        AssetSummaryAnswer: {
            assetsManager: components["schemas"]["AssetSummary"];
        };
        /** @description An asset in repair. */
        RepairedAsset: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetType: string;
            assetCategory: string;
            /** @description Empty for none. */
            assetLocationName: string;
            sentToRepairOnAsString: components["schemas"]["AssetDay"];
            repairNotesBeforeService: string;
            /** @description Days since it was sent. */
            daysInRepair: number;
        };
        RepairedAssetsAnswer: {
            repairedAssets: components["schemas"]["RepairedAsset"][];
        };
        /** @description An asset that can be assigned. */
        AssignableAsset: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetTypeId: components["schemas"]["Id"];
            assetType: string;
            serialNumber: string;
            /** @description Whether a team takes it; if not, an employee. */
            isTeam: boolean;
        };
        AssetLookupAnswer: {
            assets: components["schemas"]["AssignableAsset"][];
        };
        /** @description An employee who can take assets. */
        AssetEmployee: {
            id: string;
            name: string;
            /** @description The employee's teams; empty for none. */
            teamName: string;
            /** @description Where the employee works, such as the office. */
            workPlace: string;
            /** @description Assets that the employee has. */
            assetCount: number;
        };
        AssetEmployeeLookupAnswer: {
            employees: components["schemas"]["AssetEmployee"][];
        };
        AssetTeamLookupAnswer: {
            teams: components["schemas"]["AssetLookupItem"][];
        };
        /** @description A new assignment, to an employee or to a team. */
        AssetAssign: {
            /**
             * Format: uuid
             * @description Made by the client; an id that exists already is a conflict.
             */
            id: string;
            assetId: components["schemas"]["Id"];
            /** @description Null when a team takes the asset. */
            employeeId: string | null;
            /**
             * Format: uuid
             * @description Null or left out when an employee takes the asset.
             */
            teamId?: string | null;
        };
        /** @description An assignment. */
        AssetAssignmentRecord: {
            id: components["schemas"]["Id"];
            assetId: components["schemas"]["Id"];
            employeeId: string | null;
            teamId: components["schemas"]["IdOrNull"];
        };
        AssetAssignedAnswer: {
            assetAssignment: components["schemas"]["AssetAssignmentRecord"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description An asset that somebody has. */
        AssignmentView: {
            /**
             * Format: uuid
             * @description Id of the assignment.
             */
            id: string;
            assetId: components["schemas"]["Id"];
            assetType: string;
            assetCode: string;
            assetName: string;
            assignmentStartDateAsString: components["schemas"]["AssetDay"];
        };
        /** @description Who has assets, and which. */
        AssetAssignment: {
            /** @description Null when a team is the holder. */
            employeeId: string | null;
            /** @description Empty when a team is the holder. */
            employeeName: string;
            /**
             * Format: uuid
             * @description Null when an employee is the holder.
             */
            teamId: string | null;
            /** @description The team, or the employee's teams. */
            teamName: string;
            /** @description Where the employee works; empty for a team. */
            workPlace: string;
            assets: components["schemas"]["AssignmentView"][];
        };
        AssetAssignmentAnswer: {
            assetAssignment: components["schemas"]["AssetAssignment"] | null;
        };
        AssetEmployeeAssetsAnswer: {
            employeeAssets: components["schemas"]["AssignmentView"][];
        };
        AssetTeamAssetsAnswer: {
            teamAssets: components["schemas"]["AssignmentView"][];
        };
        /** @description An assignment of an asset; without an end it goes on. */
        AssetAssignmentHistoryRow: {
            id: components["schemas"]["Id"];
            /** @description Empty when a team was the holder. */
            employeeName: string;
            /** @description Empty when an employee was the holder. */
            teamName: string;
            assignmentStartDateAsString: components["schemas"]["AssetDay"];
            assignmentEndDateAsString: components["schemas"]["AssetDay"];
        };
        AssetHistoriesAnswer: {
            assetHistories: components["schemas"]["AssetAssignmentHistoryRow"][];
        };
        AssetWorkPlaceUpdate: {
            employeeId: string;
            /** @description Such as the office, at home, or at a client. */
            workPlace: string;
        };
        AssetWorkPlaceAnswer: {
            workPlace: string;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description Assets of one type in one status. */
        AssetStatusReportRow: {
            assetCategory: string;
            assetType: string;
            assetStatus: components["schemas"]["AssetStatus"];
            assetCount: number;
            totalPrice: components["schemas"]["AssetPrice"];
            /** @description Days that one of them has been in the status, at most. */
            longestInDays: number;
        };
        AssetsCurrentReport: {
            assetsCurrentReport: components["schemas"]["AssetStatusReportRow"][];
        };
        /** @description Which purchases to answer, and which page of them. What is null or left out does not filter. */
        AssetPurchaseFilter: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            /** @description Field to order by, with a minus sign before it for descending; null for the report's own order. */
            sort: string | null;
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            /**
             * Format: date
             * @description First day of purchase.
             */
            fromDate?: string | null;
            /**
             * Format: date
             * @description Last day of purchase, not before the first.
             */
            toDate?: string | null;
            assetCategoryId?: components["schemas"]["IdOrNull"];
            assetTypeId?: components["schemas"]["IdOrNull"];
            vendorId?: components["schemas"]["IdOrNull"];
        };
        /** @description An asset that was bought. */
        AssetPurchaseRow: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetType: string;
            assetCategory: string;
            assetStatus: components["schemas"]["AssetStatus"];
            vendorName: string;
            invoiceNumber: string;
            serialNumber: string;
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            price: components["schemas"]["AssetPrice"];
            warrantyEndDateAsString: components["schemas"]["AssetDay"];
        };
        AssetPurchaseReport: {
            assetPurchaseReport: components["schemas"]["AssetPurchaseRow"][];
            totalCount: components["schemas"]["TotalCount"];
            /** @description Rupees, of all pages together. */
            totalPrice: number;
        };
        /** @description The assets of one type as they stood on the day. */
        AssetSummaryReportRow: {
            assetCategory: string;
            assetType: string;
            assigned: number;
            inStore: number;
            repair: number;
            scrap: number;
            disposed: number;
            /** @description All but the disposed ones. */
            totalAssets: number;
            /** @description Rupees that all but the disposed ones have cost. */
            totalPrice: number;
        };
        AssetsSummaryReport: {
            assetsSummaryReport: components["schemas"]["AssetSummaryReportRow"][];
        };
        /** @description Which assets to answer, and which page of them. What is null or left out does not filter. */
        AssetCullOutFilter: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            /** @description Field to order by, with a minus sign before it for descending; null for the report's own order. */
            sort: string | null;
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            assetCategoryId?: components["schemas"]["IdOrNull"];
            /** @description Assets that were bought before 1 January of this year. */
            year?: number | null;
            /**
             * Format: uuid
             * @description Assets that the team or one of its members has.
             */
            teamId?: string | null;
        };
        /** @description An asset that is due to be culled. */
        AssetCullOutRow: {
            id: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetType: string;
            assetCategory: string;
            assetStatus: components["schemas"]["AssetStatus"];
            /** @description Empty when nobody or a team has it. */
            employeeName: string;
            /** @description The team that has it, or the teams of the employee who does; else empty. */
            teamName: string;
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            warrantyEndDateAsString: components["schemas"]["AssetDay"];
            /** @description Whole years since the purchase. */
            ageInYears: number;
            price: components["schemas"]["AssetPrice"];
        };
        AssetsCullOutReport: {
            assetsCullOutReport: components["schemas"]["AssetCullOutRow"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        AssetCullOutDefaults: {
            assetCategories: components["schemas"]["AssetLookupItem"][];
            /** @description The years since the first purchase, newest first. */
            yearList: number[];
            teamList: components["schemas"]["AssetLookupItem"][];
        };
        /** @description A financial year, and what assets lost in value in it. Totals are null before the first run. */
        AssessmentYear: {
            /** @description The calendar year in which it begins. */
            id: string;
            /** @description The year as it is read, such as `2025-2026`. */
            assessmentYear: string;
            startDateAsString: components["schemas"]["AssetDay"];
            endDateAsString: components["schemas"]["AssetDay"];
            /** @description Whether the depreciation has been run. */
            isRun: boolean;
            /** @description When it was run last, day and time in the user's format and time zone; empty before. */
            runOnAsString: string;
            /** @description Who ran it last; empty before. */
            runByName: string;
            /** @description Assets that the run has found. */
            assetCount: number | null;
            /** @description Rupees at the start of the year; of what was bought in it, its price. */
            openingValue: number | null;
            /** @description Rupees lost in the year. */
            depreciation: number | null;
            /** @description Rupees that disposed assets were still worth. */
            writtenOff: number | null;
            /** @description Rupees at the end of the year. */
            closingValue: number | null;
        };
        AssessmentYearsAnswer: {
            assetAssessmentYear: components["schemas"]["AssessmentYear"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        DepreciationRunAnswer: {
            assessmentYear: components["schemas"]["AssessmentYear"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description What one asset lost in value in a year. Opening value less depreciation less write-off is the closing value. */
        AssetDepreciation: {
            assetId: components["schemas"]["Id"];
            assetCode: string;
            name: string;
            assetType: string;
            dateOfPurchaseAsString: components["schemas"]["AssetDay"];
            price: components["schemas"]["AssetPrice"];
            usefulLifeInYears: number;
            /** @description Rupees at the start of the year; of what was bought in it, its price. */
            openingValue: number;
            /** @description Rupees lost in the year. */
            depreciation: number;
            /** @description Rupees that it was still worth when it was disposed. */
            writtenOff: number;
            /** @description Rupees at the end of the year. */
            closingValue: number;
        };
        DepreciationAnswer: {
            assetDepreciation: components["schemas"]["AssetDepreciation"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /**
         * Format: uuid
         * @description Made by the server.
         */
        ServerId: string;
        /** @description Name of the person who made the last change, or the record itself. */
        ChangedBy: string;
        /**
         * Format: date-time
         * @description When the last change was made.
         */
        ChangedOn: string;
        /** @description A team of the tenant. */
        Team: {
            teamId: components["schemas"]["ServerId"];
            /** @description What it is called. */
            teamName: string;
            /** @description What it does. */
            description: string;
            /** @description Whether it is offered in other lists. */
            isActive: boolean;
            /** @description Name of the person who made it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdOn: string;
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        TeamsAnswer: {
            /** @description By name. */
            teams: components["schemas"]["Team"][];
        };
        /** @description A team to create or to update. */
        TeamInput: {
            /**
             * Format: uuid
             * @description The empty identifier for a new team.
             */
            teamId: string;
            /** @description What it is called; blanks around it are removed. */
            teamName: string;
            /** @description What it does; blanks around it are removed. */
            description: string;
            /** @description Whether it is offered in other lists. */
            isActive: boolean;
            /** @description Taken for compatibility, never kept; the server notes who made the team. */
            createdBy?: string | null;
            /**
             * Format: date-time
             * @description Taken for compatibility, never kept; the server notes when the team was made.
             */
            createdOn?: string | null;
            version?: components["schemas"]["SeenVersion"];
        };
        TeamAnswer: {
            /** @description The team that was asked for, as the only entry. */
            teams: components["schemas"]["Team"][];
        };
        /** @description A group of a team. Its pending tasks are the total less the completed ones. */
        TeamGroup: {
            groupId: components["schemas"]["ServerId"];
            /**
             * Format: uuid
             * @description The team that it belongs to.
             */
            teamId: string;
            /** @description What it is called. */
            groupName: string;
            /** @description How many people work in it; null when that is not known. */
            totalMembers: number | null;
            /** @description Tasks in all; null when that is not known. */
            totalTasks: number | null;
            /** @description Tasks that are done; null when that is not known. */
            completedTasks: number | null;
            /** @description Whether it works at present. */
            isActive: boolean;
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        /** @description A team with its groups. */
        TeamView: {
            teamId: components["schemas"]["ServerId"];
            /** @description What it is called. */
            teamName: string;
            /** @description What it does. */
            description: string;
            /** @description Whether it is offered in other lists. */
            isActive: boolean;
            /** @description Name of the person who made it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdOn: string;
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
            /** @description Its groups by name. */
            groupItems: components["schemas"]["TeamGroup"][];
        };
        TeamViewAnswer: {
            /** @description The team that was asked for, as the only entry. */
            viewTeam: components["schemas"]["TeamView"][];
        };
        /** @description A group to create or to update. */
        TeamGroupInput: {
            /**
             * Format: uuid
             * @description The empty identifier for a new group.
             */
            groupId: string;
            /**
             * Format: uuid
             * @description The team that it belongs to.
             */
            teamId: string;
            /** @description What it is called; blanks around it are removed. */
            groupName: string;
            /** @description How many people work in it; null when that is not known. */
            totalMembers: number | null;
            /** @description Tasks in all; null when that is not known. */
            totalTasks: number | null;
            /** @description Tasks that are done, at most all of them; null when that is not known. */
            completedTasks: number | null;
            /** @description Left out, a new group is active and another stays as it is. */
            isActive?: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description The version in use, in any form; null when there is none. */
        VersionInUse: string | null;
        /** @description What it is for; null when nothing is said. */
        Purpose: string | null;
        /** @description In US dollars. */
        KeptPrice: number;
        /** @description Where it is found; null when nothing is said. */
        Url: string | null;
        /** @description Active or inactive. */
        Status: boolean;
        /** @description Whether there is an active licence. */
        License: boolean;
        /** @description A service that the organisation sells or licenses. */
        Service: {
            id: components["schemas"]["ServerId"];
            name: components["schemas"]["Name"];
            latestVersion: components["schemas"]["VersionInUse"];
            description: components["schemas"]["Purpose"];
            price: components["schemas"]["KeptPrice"];
            url: components["schemas"]["Url"];
            /** @description How many may use it. */
            userLimits: number;
            status: components["schemas"]["Status"];
            license: components["schemas"]["License"];
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        ServicesAnswer: {
            /** @description All services by name. */
            service: components["schemas"]["Service"][];
        };
        /** @description What it is called; blanks around it are removed. */
        TypedName: string;
        /** @description What it is for. */
        TypedPurpose: string | null;
        /** @description In US dollars, with four decimals at most; one with more is refused. */
        Price: number;
        /** @description How many. */
        Quantity: number;
        /** @description A new service. The documents set no limits to version, description and URL here. */
        ServiceInput: {
            name: components["schemas"]["TypedName"];
            /** @description The version in use, in any form. */
            latestVersion?: string | null;
            description?: components["schemas"]["TypedPurpose"];
            price: components["schemas"]["Price"];
            /** @description Where it is found. */
            url?: string | null;
            userLimits: components["schemas"]["Quantity"];
        };
        /** @description The answer of a change that makes a record and returns no more of it than how to name it. */
        CreatedAnswer: {
            successMessages: components["schemas"]["SuccessMessages"];
            /**
             * Format: uuid
             * @description Made by the server.
             */
            id: string;
            version: components["schemas"]["Version"];
        };
        ServiceEditAnswer: {
            editService: components["schemas"]["Service"];
        };
        ServiceViewAnswer: {
            viewService: components["schemas"]["Service"];
        };
        /** @description The version in use, in any form. */
        TypedVersion: string | null;
        /** @description A service with its changes. */
        ServiceUpdate: {
            name: components["schemas"]["TypedName"];
            latestVersion?: components["schemas"]["TypedVersion"];
            /** @description What it is for. */
            description?: string | null;
            price: components["schemas"]["Price"];
            /** @description Where it is found. */
            url?: string | null;
            userLimits: components["schemas"]["Quantity"];
            /**
             * Format: uuid
             * @description The service to update.
             */
            id: string;
            status: components["schemas"]["Status"];
            license: components["schemas"]["License"];
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A tool that the organisation uses. */
        Tool: {
            id: components["schemas"]["ServerId"];
            name: components["schemas"]["Name"];
            latestVersion: components["schemas"]["VersionInUse"];
            discription: components["schemas"]["Purpose"];
            price: components["schemas"]["KeptPrice"];
            url: components["schemas"]["Url"];
            /** @description How many may use it. */
            userLimits: number;
            status: components["schemas"]["Status"];
            licence: components["schemas"]["License"];
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        ToolsAnswer: {
            /** @description All tools by name. */
            listTools: components["schemas"]["Tool"][];
        };
        /** @description A new tool. */
        ToolInput: {
            name: components["schemas"]["TypedName"];
            latestVersion?: components["schemas"]["TypedVersion"];
            discription?: components["schemas"]["TypedPurpose"];
            price: components["schemas"]["Price"];
            /** @description Where it is found. */
            url?: string | null;
            userLimits: components["schemas"]["Quantity"];
        };
        ToolAnswer: {
            updateTool: components["schemas"]["Tool"];
        };
        /** @description A tool with its changes. */
        ToolUpdate: {
            /**
             * Format: uuid
             * @description The tool to update.
             */
            id: string;
            name: components["schemas"]["TypedName"];
            latestVersion?: components["schemas"]["TypedVersion"];
            discription?: components["schemas"]["TypedPurpose"];
            price: components["schemas"]["Price"];
            /** @description Where it is found. */
            url?: string | null;
            userLimits: components["schemas"]["Quantity"];
            status: components["schemas"]["Status"];
            licence: components["schemas"]["License"];
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description A product of the organisation; it holds apps, and is called a group where they are shown. */
        Product: {
            /**
             * Format: uuid
             * @description Made by the client program or by the server.
             */
            id: string;
            name: components["schemas"]["Name"];
            /** @description What it is for; null when nothing is said. */
            description: string | null;
            /** @description Who answers for it. */
            owner: string;
            /** @description The year in which it began. */
            startedYear: number;
            /** @description The business that it serves. */
            domain: string;
            status: components["schemas"]["Status"];
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        ProductsAnswer: {
            /** @description All products by name. */
            productGridView: components["schemas"]["Product"][];
        };
        /**
         * @description A new product, or an empty one, in which no text and no year is filled in; status and id do not
         *     count. Name, owner, domain and started year are required in all but an empty product.
         */
        ProductInput: {
            /**
             * Format: uuid
             * @description Made by the client program, or the empty identifier or null to let the server make it.
             */
            id?: string | null;
            /** @description What it is called; blanks around it are removed. */
            name?: string | null;
            /** @description What it is for. */
            description?: string | null;
            /** @description Who answers for it. */
            owner?: string | null;
            /** @description The year in which it began, four digits at most. */
            startedYear?: number | null;
            /** @description The business that it serves. */
            domain?: string | null;
            /** @description Active or inactive; a new product is active unless it says otherwise. */
            status?: boolean | null;
        };
        CreatedProductAnswer: {
            /** @description All products by name, the new one among them. */
            productGridView: components["schemas"]["Product"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ProductEditAnswer: {
            productsEditDTO: components["schemas"]["Product"];
        };
        /** @description An app of a product. */
        App: {
            appsId: components["schemas"]["ServerId"];
            /**
             * Format: uuid
             * @description The product that it belongs to.
             */
            productId: string;
            appName: components["schemas"]["Name"];
            /** @description Where it is found. */
            url: string;
            /** @description What kind of app it is. */
            type: string;
            /** @description The port that it answers on. */
            port: number;
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        /** @description A product with its apps. */
        ProductView: {
            /**
             * Format: uuid
             * @description Made by the client program or by the server.
             */
            id: string;
            name: components["schemas"]["Name"];
            /** @description What it is for; null when nothing is said. */
            description: string | null;
            /** @description Who answers for it. */
            owner: string;
            /** @description The year in which it began. */
            startedYear: number;
            /** @description The business that it serves. */
            domain: string;
            status: components["schemas"]["Status"];
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
            /** @description Its apps by name. */
            appsDTO: components["schemas"]["App"][];
        };
        ProductViewAnswer: {
            productsViewDTO: components["schemas"]["ProductView"];
        };
        /** @description A product with its changes. */
        ProductUpdate: {
            /**
             * Format: uuid
             * @description The product to update.
             */
            id: string;
            name: components["schemas"]["TypedName"];
            /** @description What it is for. */
            description: string;
            /** @description Who answers for it. */
            owner: string;
            /** @description The year in which it began, four digits at most. */
            startedYear: number;
            /** @description The business that it serves. */
            domain: string;
            status: components["schemas"]["Status"];
            version?: components["schemas"]["SeenVersion"];
        };
        AppAnswer: {
            appsEditDTO: components["schemas"]["App"];
        };
        /** @description An app to create or to update. */
        AppInput: {
            /**
             * Format: uuid
             * @description The empty identifier for a new app.
             */
            appsId: string;
            /**
             * Format: uuid
             * @description The product that it belongs to.
             */
            productId: string;
            appName: components["schemas"]["TypedName"];
            /** @description Where it is found. */
            url: string;
            /** @description What kind of app it is, in the person's own words. */
            type: string;
            /** @description The port that it answers on, five digits at most. */
            port: number;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description Somebody whom the tenant buys assets from. */
        Vendor: {
            id: components["schemas"]["NewId"];
            /** @description What it is called. */
            name: string;
            /** @description Whom to ask for. */
            contactName: string | null;
            /**
             * Format: email
             * @description Where to write to.
             */
            email: string | null;
            /** @description Where to call, in any form. */
            phone: string | null;
            /** @description The postal address. */
            address: string | null;
            /** @description Its page on the web, in any form. */
            website: string | null;
            /** @description What the tenant wants to remember. */
            notes: string | null;
            /** @description Whether it is offered for new assets. */
            isActive: boolean;
            version: components["schemas"]["Version"];
            changedBy: components["schemas"]["ChangedBy"];
            changedOn: components["schemas"]["ChangedOn"];
        };
        VendorsAnswer: {
            /** @description All vendors by name. */
            vendors: components["schemas"]["Vendor"][];
        };
        /** @description A vendor with its changes. */
        VendorUpdate: {
            id: components["schemas"]["NewId"];
            /** @description What it is called; blanks around it are removed. */
            name: string;
            /** @description Whom to ask for. */
            contactName?: string | null;
            /**
             * Format: email
             * @description Where to write to.
             */
            email?: string | null;
            /** @description Where to call, in any form. */
            phone?: string | null;
            /** @description The postal address. */
            address?: string | null;
            /** @description Its page on the web, in any form. */
            website?: string | null;
            /** @description What the tenant wants to remember. */
            notes?: string | null;
            /** @description Whether it is offered for new assets. */
            isActive: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        VendorAnswer: {
            vendor: components["schemas"]["Vendor"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A new vendor. */
        VendorInput: {
            id: components["schemas"]["NewId"];
            /** @description What it is called; blanks around it are removed. */
            name: string;
            /** @description Whom to ask for. */
            contactName?: string | null;
            /**
             * Format: email
             * @description Where to write to.
             */
            email?: string | null;
            /** @description Where to call, in any form. */
            phone?: string | null;
            /** @description The postal address. */
            address?: string | null;
            /** @description Its page on the web, in any form. */
            website?: string | null;
            /** @description What the tenant wants to remember. */
            notes?: string | null;
            /** @description Whether it is offered for new assets. */
            isActive: boolean;
        };
        VendorView: {
            vendor: components["schemas"]["Vendor"];
        };
        /**
         * @description Colour of a badge.
         * @enum {string}
         */
        BadgeStyle: "primary" | "secondary" | "success" | "info" | "warning" | "pink" | "danger";
        /** @description A step as a tab, with the reviews that are at it. */
        ReviewTabItem: {
            stepId: components["schemas"]["Id"];
            stepName: string;
            stepOrder: number;
            stepStyle: components["schemas"]["BadgeStyle"];
            /** @description Reviews at the step that the caller may see. */
            reviewCount: number;
            /** @description Those of them that wait for the caller. */
            actionCount: number;
        };
        ReviewTabsAnswer: {
            /** @description In the order of the steps. */
            reviewTabItems: components["schemas"]["ReviewTabItem"][];
        };
        /**
         * @description NotStarted: nothing has been written; Answered: answering has begun at the step; Promoted: it was passed on to the step, and nothing has been written there; Rejected: it came back to the step with a reason; Delivered: it was released to the reviewee.
         * @enum {string}
         */
        ReviewStatus: "NotStarted" | "Answered" | "Promoted" | "Rejected" | "Delivered";
        /** @description What a review has to belong to; all that are given have to fit. */
        CycleFilters: {
            /**
             * Format: uuid
             * @description Reviews of this cycle.
             */
            cycleId?: string | null;
            /**
             * Format: uuid
             * @description Reviews of this team's cycles.
             */
            teamId?: string | null;
            /** @description Reviews of this year's cycles. */
            year?: number | null;
            /** @description Reviews in this status. */
            status?: components["schemas"]["ReviewStatus"] | null;
            /**
             * @description All that the caller may see, the caller's own, or those of the people in the teams that the caller leads.
             * @enum {string}
             */
            scope?: "All" | "Mine" | "MyTeam";
        };
        /** @description Which page of the reviews to answer. */
        ReviewListSearch: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            cycleFilters: components["schemas"]["CycleFilters"];
            /** @description Only reviews that wait for the caller. */
            showActionableItem: boolean;
        };
        /** @description Empty without one. */
        DesignationName: string;
        /** @description Null while the person has no picture. */
        PictureUrl: string | null;
        /**
         * @description A meeting passes through these in order.
         * @enum {string}
         */
        ReviewMeetingStatus: "Created" | "Started" | "Ended" | "Closed";
        /** @description The review of one person in a cycle, as the caller may deal with it. */
        PerformanceReview: {
            id: components["schemas"]["Id"];
            cycleId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description The step that the review is at.
             */
            stepId: string;
            stepName: string;
            /** @description Place of the step in the cycle; the first is 1. */
            stepOrder: number;
            reviewCycleName: string;
            /** @description The reviewee. */
            employeeId: string;
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            status: components["schemas"]["ReviewStatus"];
            /** @description What the cycle looks back on, such as `First half of 2026`. */
            period: string;
            reviewStartDate: components["schemas"]["Day"];
            reviewEndDate: components["schemas"]["Day"];
            /**
             * Format: uuid
             * @description The review before it at the same step of the cycle, by name; null for the first.
             */
            previousReviewId: string | null;
            /**
             * Format: uuid
             * @description The review after it at the same step of the cycle, by name; null for the last.
             */
            nextReviewId: string | null;
            /** @description Why it came back to its step, for those who may read that step or the one it came from; else null. */
            rejectedReason: string | null;
            /**
             * Format: date-time
             * @description Null while it is not delivered.
             */
            deliveredOn: string | null;
            /** @description Whether it is released to all participants, not to the reviewee alone. */
            isDeliveredToAll: boolean;
            /** @description Null without a meeting. */
            meetingStatus: components["schemas"]["ReviewMeetingStatus"] | null;
            /** @description Whether the caller deals with the client of this review. */
            isClientInterfacer: boolean;
            /** @description Whether the reviewee reports to the caller. */
            isReportingToManager: boolean;
            /** @description Whether the review waits for the caller. */
            needsAction: boolean;
            /** @description A client contact has to be assigned by the caller now. */
            isMakeClientAssignment: boolean;
            /** @description The caller may assign or change the client contact. */
            isReviewClientAssignable: boolean;
            /** @description The caller may pass it on to the next step. */
            isReviewPromotable: boolean;
            /** @description The caller may send it back to the previous step. */
            isReviewRejectable: boolean;
            /** @description The caller may release it. */
            isReviewDeliverable: boolean;
            /** @description The caller may download it as PDF. */
            isReviewDownloadable: boolean;
            /** @description The caller may write nothing in it now. */
            isReviewReadOnly: boolean;
            /** @description The caller can neither write, pass on, send back, release nor assign. */
            noActionsToTake: boolean;
            /** @description The caller may release it as soon as the client has answered; only that is missing. */
            isDeliverablePostClientAssignment: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description Something to choose from. */
        ReviewOption: {
            id: string;
            /** @description What the person reads. */
            value: string;
        };
        /**
         * @description A status of a review or of a cycle; NotStarted is one of both.
         * @enum {string}
         */
        LegendStatus: "NotStarted" | "Answered" | "Promoted" | "Rejected" | "Delivered" | "InProgress" | "Completed" | "Archived";
        /** @description How a status is shown. */
        ReviewLegend: {
            status: components["schemas"]["LegendStatus"];
            style: components["schemas"]["BadgeStyle"];
        };
        ReviewListAnswer: {
            reviews: components["schemas"]["PerformanceReview"][];
            totalCount: components["schemas"]["TotalCount"];
            /** @description Teams that have cycles. */
            teams: components["schemas"]["ReviewOption"][];
            /** @description Years that have cycles, the latest first. */
            yearList: number[];
            /** @description How each status of a review is shown. */
            legends: components["schemas"]["ReviewLegend"][];
            /** @description Whether the caller deals with a client in any of the reviews. */
            isClientInterfacer: boolean;
            /** @description Whether any of the reviewees reports to the caller. */
            isReportingToManager: boolean;
        };
        /**
         * @description NotStarted until the start date; Completed when all reviews are delivered.
         * @enum {string}
         */
        ReviewCycleStatus: "NotStarted" | "InProgress" | "Completed" | "Archived";
        /** @description Where the review of one person is. */
        CycleReviewee: {
            reviewId: components["schemas"]["Id"];
            employeeId: string;
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            /**
             * Format: uuid
             * @description The step that the review is at.
             */
            stepId: string;
            stepName: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Whether the review waits for the caller. */
            needsAction: boolean;
            /** @description Null without a meeting. */
            meetingStatus: components["schemas"]["ReviewMeetingStatus"] | null;
        };
        CycleStatusCount: {
            status: components["schemas"]["ReviewStatus"];
            /** @description Reviews in the status. */
            count: number;
        };
        /** @description A cycle as one of its steps sees it. */
        ReviewCycleSummary: {
            /**
             * Format: uuid
             * @description The first review that waits for the caller at the step, else the first at the step; null when there is none.
             */
            reviewId: string | null;
            cycleId: components["schemas"]["Id"];
            cycleName: string;
            stepId: components["schemas"]["Id"];
            stepName: string;
            status: components["schemas"]["ReviewCycleStatus"];
            period: string;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description Whether the caller deals with a client in any of the reviews. */
            isClientInterfacer: boolean;
            /** @description Whether any review waits for the caller at the step. */
            needsAction: boolean;
            /** @description Whose reviews have come to the step, by name. */
            reviewees: components["schemas"]["CycleReviewee"][];
            /** @description The cycle's reviews by status. */
            paCycleStatusSummary: components["schemas"]["CycleStatusCount"][];
            /** @description Of the review that is named; null without a meeting. */
            meetingStatus: components["schemas"]["ReviewMeetingStatus"] | null;
        };
        CycleSummaryAnswer: {
            reviewCycleSummary: components["schemas"]["ReviewCycleSummary"];
        };
        /** @description A remark on an answer. */
        ReviewComment: {
            id: components["schemas"]["Id"];
            /** @description The text of the remark. */
            comments: string;
            /** @description Whether the caller may change or delete it. */
            isEditable: boolean;
            writerName: string;
            writerImageUrl: components["schemas"]["PictureUrl"];
            /** @description The writer as the PDF names them: a client's person with the client. */
            writerNameForPDF: string;
            /**
             * Format: uuid
             * @description The answer that it is about.
             */
            paCycleReviewAnswerId: string;
            writtenOn: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description A question of a form, with the answer and the remarks on it. */
        QuestionAndAnswerItem: {
            /**
             * Format: uuid
             * @description Names the answer.
             */
            id: string;
            questionText: string;
            /** @description Whether the review can be passed on only with an answer. */
            isRequired: boolean;
            /** @description Empty while there is no answer. */
            answerText: string;
            /** @description Whether the caller may answer now. */
            isEditable: boolean;
            version: components["schemas"]["Version"];
            /** @description The staff's remarks, the oldest first. */
            commentItems: components["schemas"]["ReviewComment"][];
            /** @description The client's remarks, the oldest first. */
            clientCommentItems: components["schemas"]["ReviewComment"][];
        };
        /** @description The form of one step. */
        ReviewFormDetail: {
            stepId: components["schemas"]["Id"];
            stepName: string;
            stepOrder: number;
            /** @description Empty for a step without questions. */
            formName: string;
            /** @description Whether the caller may answer now. */
            isEditable: boolean;
            questionAndAnswerItems: components["schemas"]["QuestionAndAnswerItem"][];
        };
        /**
         * @description Who carries out a step: the reviewee, the person they report to, the client contact, or the administrators of performance reviews.
         * @enum {string}
         */
        StepExecutor: "Reviewee" | "ReportingTo" | "Client" | "PaAdmin";
        /** @description What the caller has to do at one step of a cycle. */
        PaCycleExecutor: {
            cycleId: components["schemas"]["Id"];
            cycleName: string;
            operatingStepId: components["schemas"]["Id"];
            stepName: string;
            executorType: components["schemas"]["StepExecutor"];
            /** @description Whether the caller carries out this step of any of the reviews. */
            isExecutor: boolean;
            /** @description The reviews at the step that wait for the caller, by name. */
            reviews: components["schemas"]["CycleReviewee"][];
        };
        ClientContactChoice: {
            clientContactId: string;
            name: string;
            email: components["schemas"]["Email"];
        };
        /** @description A client and the people to ask there. */
        ClientOfReviews: {
            clientId: string;
            clientName: string;
            contacts: components["schemas"]["ClientContactChoice"][];
        };
        /** @description What one client contact is asked at a step of a cycle. */
        ClientAssignment: {
            /**
             * Format: uuid
             * @description The assignment; the link that the contact gets is another id.
             */
            id: string;
            clientContactId: string;
            clientContactName: string;
            clientName: string;
            email: components["schemas"]["Email"];
            /** @description Whether the contact is reminded automatically. */
            isAutoNudge: boolean;
            /**
             * Format: date-time
             * @description Null while no mail was sent.
             */
            lastNudgedOn: string | null;
            /**
             * Format: date-time
             * @description When the link of the last mail ends; null while no mail was sent.
             */
            linkExpiresOn: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description A review and the client contact who answers in it. */
        ClientAssignableReview: {
            reviewId: components["schemas"]["Id"];
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            status: components["schemas"]["ReviewStatus"];
            /** @description Whether the review is at the step now. */
            isAtStep: boolean;
            /**
             * Format: uuid
             * @description Null while no contact is assigned.
             */
            assignmentId: string | null;
            /** @description Null while no contact is assigned. */
            clientContactId: string | null;
            /** @description Empty while no contact is assigned. */
            clientContactName: string;
            /** @description Whether the client has handed in the answers. */
            hasClientPromoted: boolean;
            /** @description Whether the contact may be assigned or changed. */
            isReviewClientAssignable: boolean;
        };
        /** @description The clients of a cycle at a step that they carry out. */
        ClientInteractionDetails: {
            cycleId: components["schemas"]["Id"];
            cycleName: string;
            stepId: components["schemas"]["Id"];
            stepName: string;
            /** @description All active clients, by name. */
            clients: components["schemas"]["ClientOfReviews"][];
            clientAssignments: components["schemas"]["ClientAssignment"][];
            /** @description The reviews whose client the caller deals with, by name. */
            reviews: components["schemas"]["ClientAssignableReview"][];
        };
        /** @description A mail to a client contact. */
        ClientNudgeRow: {
            id: components["schemas"]["Id"];
            clientContactName: string;
            clientName: string;
            email: components["schemas"]["Email"];
            sentOn: components["schemas"]["Instant"];
            /** @description Empty for a mail that was sent automatically. */
            sentByName: string;
            isAutomatic: boolean;
            /** @description Empty for none. */
            message: string;
            /** @description The path of the client's page, as the mail gave it. Empty for who does not deal with the client, and for whose own review it opens. */
            clientReviewLink: string;
        };
        /** @description A reminder to one of the tenant's people. */
        AdminNudgeRow: {
            id: components["schemas"]["Id"];
            recipientName: string;
            email: components["schemas"]["Email"];
            stepName: string;
            sentOn: components["schemas"]["Instant"];
            /** @description Empty for a reminder that was sent automatically. */
            sentByName: string;
            isAutomatic: boolean;
            /** @description Empty for none. */
            message: string;
        };
        /** @description Somebody who is, or may be, invited to a meeting. */
        MeetingParticipant: {
            /** @description The employee; the user where there is no employee record. */
            participantId: string;
            name: string;
            /** @description Whether the person takes part. */
            isSelected: boolean;
            /** @description Whether the person takes part in any case: who arranges the meeting. */
            isUnEditable: boolean;
            /** @description Whether the person administers performance reviews. */
            isParticipantPaAdmin: boolean;
            /** Format: email */
            email: string;
        };
        /** @description That a review was sent back. */
        ReviewRejectionRecord: {
            rejectedReason: string;
            rejectedByName: string;
            rejectedOn: components["schemas"]["Instant"];
            /**
             * Format: uuid
             * @description The step that it was sent back from.
             */
            stepId: string;
            stepName: string;
        };
        /** @description All that the page of a review shows. */
        ReviewDetail: {
            /** @description The forms up to the step that the caller may read. */
            reviewFormDetails: components["schemas"]["ReviewFormDetail"][];
            paCycleExecutor: components["schemas"]["PaCycleExecutor"];
            /** @description Null for a step that no client carries out, and for who does not deal with the client. */
            clientInteractionDetails: components["schemas"]["ClientInteractionDetails"] | null;
            /** @description The latest first; empty without the right reviews.viewNudgeHistory. */
            clientNudgeHistory: components["schemas"]["ClientNudgeRow"][];
            /** @description The latest first; empty without the right reviews.viewNudgeHistory. */
            paAdminNudgeHistory: components["schemas"]["AdminNudgeRow"][];
            /** @description The cycle's reviews that the caller may see, by name. */
            paCycleReviewsStatus: components["schemas"]["CycleReviewee"][];
            /** @description Whether meetings are entered in the Google calendar. */
            isGoogleCalendarSynced: boolean;
            isMeetingCreated: boolean;
            /** @description Who is invited; before there is a meeting, who may be. */
            reviewMeetingParticipants: components["schemas"]["MeetingParticipant"][];
            /** @description The steps of the review's cycle. */
            reviewTabItems: components["schemas"]["ReviewTabItem"][];
            /** @description The latest first. */
            rejections: components["schemas"]["ReviewRejectionRecord"][];
        };
        ReviewDetailAnswer: {
            performanceReview: components["schemas"]["PerformanceReview"];
            reviewDetail: components["schemas"]["ReviewDetail"];
        };
        /** @description A review to read. */
        ReviewDisplayAnswer: {
            performanceReview: components["schemas"]["PerformanceReview"];
            /** @description The forms that the caller may read; nothing in them can be changed. */
            reviewFormDetails: components["schemas"]["ReviewFormDetail"][];
            /** @description The latest first. */
            rejections: components["schemas"]["ReviewRejectionRecord"][];
        };
        PaCycleExecutorAnswer: {
            paCycleExecutor: components["schemas"]["PaCycleExecutor"];
        };
        ReviewAnswerSave: {
            /**
             * Format: uuid
             * @description The answer, as its question-and-answer item names it.
             */
            id: string;
            /** @description Blank clears an answer that is not required. */
            answerText: string;
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewAnswerSaved: {
            questionAndAnswerItem: components["schemas"]["QuestionAndAnswerItem"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewCommentSave: {
            /**
             * Format: uuid
             * @description Made by the client for a new remark; the id of an own remark changes it.
             */
            id: string;
            comments: string;
            /**
             * Format: uuid
             * @description The answer that it is about.
             */
            paCycleReviewAnswerId: string;
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewCommentSaved: {
            comment: components["schemas"]["ReviewComment"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewChangedAnswer: {
            performanceReview: components["schemas"]["PerformanceReview"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewRejection: {
            reviewId: components["schemas"]["Id"];
            /** @description What has to be done again, and why. */
            rejectedReason: string;
            /**
             * Format: uuid
             * @description The step that the person has seen the review at; 409 when it has moved on.
             */
            stepId?: string;
        };
        ClientInteractionAnswer: {
            clientInteractionDetails: components["schemas"]["ClientInteractionDetails"];
        };
        ClientAssignments: {
            cycleId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description A step that clients carry out.
             */
            stepId: string;
            assignments: {
                reviewId: components["schemas"]["Id"];
                /** @description Null takes the contact away. */
                clientContactId: string | null;
            }[];
        };
        ClientInteractionChanged: {
            clientInteractionDetails: components["schemas"]["ClientInteractionDetails"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ClientNudge: {
            assignmentId: components["schemas"]["Id"];
            /** @description Put into the mail; empty for none. */
            message?: string;
        };
        ClientNudged: {
            clientAssignment: components["schemas"]["ClientAssignment"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ClientAutoNudge: {
            assignmentId: components["schemas"]["Id"];
            isAutoNudge: boolean;
            version?: components["schemas"]["SeenVersion"];
        };
        ClientNudgeHistoryAnswer: {
            /** @description The latest first. */
            clientNudgeHistory: components["schemas"]["ClientNudgeRow"][];
        };
        AdminNudgeHistoryAnswer: {
            /** @description The latest first. */
            paAdminNudgeHistory: components["schemas"]["AdminNudgeRow"][];
        };
        ExecutorNudge: {
            reviewId: components["schemas"]["Id"];
            /** @description What to tell; empty for none. */
            message?: string;
        };
        ExecutorNudged: {
            /** @description Who was reminded. */
            recipientNames: string[];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        NudgesRun: {
            /** @description Mails to clients. */
            clientNudges: number;
            /** @description Reminders to the tenant's people. */
            adminNudges: number;
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A review that the client is asked about. */
        ClientReviewItem: {
            /**
             * Format: uuid
             * @description Names the review for the client alone; staff know it by another id.
             */
            reviewId: string;
            stepId: components["schemas"]["Id"];
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            reviewCycleName: string;
            period: string;
            reviewStartDate: components["schemas"]["Day"];
            reviewEndDate: components["schemas"]["Day"];
            /** @description Whether the answers are handed in. */
            isPromoted: boolean;
        };
        /** @description What a link opens. */
        ClientReviewAssignmentAnswer: {
            clientContactId: string;
            clientContactName: string;
            clientName: string;
            /** @description Who asks. */
            tenantName: string;
            linkExpiresOn: components["schemas"]["Instant"];
            /** @description Those that have come to the client, by name. */
            reviews: components["schemas"]["ClientReviewItem"][];
        };
        /** @description One review as the client sees it. */
        ClientReview: {
            clientContactId: string;
            reviewId: components["schemas"]["Id"];
            stepId: components["schemas"]["Id"];
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            reviewCycleName: string;
            period: string;
            reviewStartDate: components["schemas"]["Day"];
            reviewEndDate: components["schemas"]["Day"];
            previousReviewId: components["schemas"]["IdOrNull"];
            nextReviewId: components["schemas"]["IdOrNull"];
            /** @description Why the client's own answers came back; null when they did not. */
            rejectedReason: string | null;
            isReviewPromotable: boolean;
            /** @description Handed in already. */
            isReviewReadOnly: boolean;
            isReviewDownloadable: boolean;
            /** @description The client's own form alone. */
            reviewFormDetails: components["schemas"]["ReviewFormDetail"][];
        };
        ClientReviewAnswer: {
            clientReview: components["schemas"]["ClientReview"];
        };
        ClientAnswerSave: {
            /**
             * Format: uuid
             * @description The id of the link.
             */
            clientAssignmentId: string;
            /**
             * Format: uuid
             * @description The answer.
             */
            id: string;
            /** @description Blank clears an answer that is not required. */
            answerText: string;
            version?: components["schemas"]["SeenVersion"];
        };
        ClientCommentSave: {
            /**
             * Format: uuid
             * @description The id of the link.
             */
            clientAssignmentId: string;
            /**
             * Format: uuid
             * @description Made by the client for a new remark; the id of an own remark changes it.
             */
            id: string;
            comments: string;
            /**
             * Format: uuid
             * @description The answer that it is about.
             */
            paCycleReviewAnswerId: string;
            version?: components["schemas"]["SeenVersion"];
        };
        ClientReviewChanged: {
            clientReview: components["schemas"]["ClientReview"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        MeetingDefaultsAnswer: {
            reviewMeetingParticipants: components["schemas"]["MeetingParticipant"][];
            /** @description Whether meetings are entered in the Google calendar. */
            isGoogleCalendarSynced: boolean;
        };
        ReviewMeetingAdd: {
            id: components["schemas"]["NewId"];
            reviewId: components["schemas"]["Id"];
            reviewMeetingName: components["schemas"]["ShortText"];
            /**
             * Format: uri
             * @description Where it takes place online; null for none.
             */
            reviewMeetingURL: string | null;
            /** @description Empty for none. */
            reviewMeetingLocation: string;
            reviewMeetingStartTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Later than the start, in minutes.
             */
            reviewMeetingEndTime: string;
            /** @description Of each, only participantId and isSelected are read. */
            reviewParticipants: components["schemas"]["MeetingParticipant"][];
        };
        /** @description What was agreed to be done. */
        MeetingActionItem: {
            id: components["schemas"]["Id"];
            description: string;
            /** @description The participant who does it; null for nobody. */
            assignedUserId: string | null;
            /** @description Empty for nobody. */
            assignedUserName: string;
            dueDate: components["schemas"]["Day"];
            /** @description The day as the user's date format writes it. */
            dueDateAsString: string;
            /**
             * Format: date-time
             * @description Null while it is open.
             */
            completedOn: string | null;
            /** @description The day as the user's date format writes it; empty while it is open. */
            completedOnAsString: string;
            isCompleted: boolean;
            /** @description Whether the caller may set it completed or open again. */
            canCompleteAction: boolean;
            /** @description Whether the caller may change or delete it. */
            canPerformActionOperation: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description The meeting about a review. */
        ReviewMeeting: {
            id: components["schemas"]["Id"];
            reviewId: components["schemas"]["Id"];
            reviewMeetingName: string;
            /**
             * Format: uri
             * @description Null for none.
             */
            reviewMeetingURL: string | null;
            /** @description Empty for none. */
            reviewMeetingLocation: string;
            /** @description Empty for none, and for who may not read them. */
            reviewMeetingNotes: string;
            reviewMeetingStatus: components["schemas"]["ReviewMeetingStatus"];
            reviewMeetingStartTime: components["schemas"]["Instant"];
            reviewMeetingEndTime: components["schemas"]["Instant"];
            /** @description The day of the start as the user's date format writes it. */
            reviewMeetingDateAsString: string;
            reviewParticipants: components["schemas"]["MeetingParticipant"][];
            /** @description By due date. */
            reviewMeetingActionItems: components["schemas"]["MeetingActionItem"][];
            /** @description Whether the caller may start, end, close and delete it. */
            canPerformMeetingOperation: boolean;
            /** @description Whether the caller may change its name, place, times and participants. */
            canPerformMeetingDetailOperation: boolean;
            isMeetingStarted: boolean;
            isMeetingEnded: boolean;
            isClosed: boolean;
            /** @description Whether the caller may write notes and action items. */
            canPerformNotesOperation: boolean;
            /**
             * Format: date-time
             * @description Null before it has started.
             */
            reviewMeetingActualStartDate: string | null;
            /**
             * Format: date-time
             * @description Null before it has ended.
             */
            reviewMeetingActualEndDate: string | null;
            /** @description Whether the caller may read the notes. */
            canShowNotes: boolean;
            version: components["schemas"]["Version"];
        };
        ReviewMeetingChanged: {
            reviewMeeting: components["schemas"]["ReviewMeeting"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewMeetingAnswer: {
            /** @description Null when there is none. */
            reviewMeeting: components["schemas"]["ReviewMeeting"] | null;
        };
        ReviewMeetingUpdate: {
            id: components["schemas"]["Id"];
            reviewMeetingName: components["schemas"]["ShortText"];
            /**
             * Format: uri
             * @description Where it takes place online; null for none.
             */
            reviewMeetingURL: string | null;
            /** @description Empty for none. */
            reviewMeetingLocation: string;
            reviewMeetingStartTime: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Later than the start, in minutes.
             */
            reviewMeetingEndTime: string;
            /** @description Of each, only participantId and isSelected are read. */
            reviewParticipants: components["schemas"]["MeetingParticipant"][];
            version?: components["schemas"]["SeenVersion"];
        };
        MeetingActionAdd: {
            id: components["schemas"]["NewId"];
            meetingId: components["schemas"]["Id"];
            description: string;
            /** @description A participant; null for nobody. */
            assignedUserId: string | null;
            dueDate: components["schemas"]["Day"];
        };
        MeetingActionsChanged: {
            /** @description All of the meeting, by due date. */
            reviewMeetingActionItems: components["schemas"]["MeetingActionItem"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        MeetingActionUpdate: {
            id: components["schemas"]["Id"];
            description: string;
            /** @description A participant; null for nobody. */
            assignedUserId: string | null;
            dueDate: components["schemas"]["Day"];
            version?: components["schemas"]["SeenVersion"];
        };
        MeetingNotes: {
            /**
             * Format: uuid
             * @description The meeting.
             */
            id: string;
            /** @description Empty clears them. */
            reviewMeetingNotes: string;
            version?: components["schemas"]["SeenVersion"];
        };
        /** @description What a cycle has to belong to; all that are given have to fit. */
        CycleListFilters: {
            teamId?: components["schemas"]["IdOrNull"];
            year?: number | null;
            status?: components["schemas"]["ReviewCycleStatus"] | null;
        };
        /** @description Which page of the cycles to answer. Archived ones are listed only when that status is asked for. */
        CycleListSearch: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            cycleFilters: components["schemas"]["CycleListFilters"];
        };
        /** @description A round of performance reviews. */
        ReviewCycle: {
            id: components["schemas"]["Id"];
            cycleName: string;
            period: string;
            /** @description The year that the cycle counts for. */
            year: number;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /**
             * Format: uuid
             * @description Null for the whole organisation.
             */
            teamId: string | null;
            /** @description Empty for the whole organisation. */
            teamName: string;
            workflowId: components["schemas"]["Id"];
            workflowName: string;
            status: components["schemas"]["ReviewCycleStatus"];
            revieweeCount: components["schemas"]["Count"];
            /** @description Reviews that are delivered. */
            deliveredCount: number;
            /** @description The reviews by status. */
            paCycleStatusSummary: components["schemas"]["CycleStatusCount"][];
            /** @description Whether nothing has been written in it. */
            canBeDeleted: boolean;
            version: components["schemas"]["Version"];
        };
        ReviewCyclesAnswer: {
            cycles: components["schemas"]["ReviewCycle"][];
            totalCount: components["schemas"]["TotalCount"];
            /** @description Teams that have cycles. */
            teams: components["schemas"]["ReviewOption"][];
            /** @description Years that have cycles, the latest first. */
            yearList: number[];
            /** @description How each status of a cycle is shown. */
            legends: components["schemas"]["ReviewLegend"][];
        };
        /** @description Somebody who can be reviewed. */
        CycleCandidate: {
            employeeId: string;
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            /** @description Empty when the person reports to nobody. */
            reportingToName: string;
            teamIds: components["schemas"]["Id"][];
        };
        /** @description What a new cycle is made of. */
        CycleDefaultsAnswer: {
            /** @description Active employees, by name. */
            employees: components["schemas"]["CycleCandidate"][];
            teams: components["schemas"]["ReviewOption"][];
            /** @description Active workflows. */
            workflows: components["schemas"]["ReviewOption"][];
            /** @description Last year, this year and the next. */
            yearList: number[];
            defaultWorkflowId: components["schemas"]["IdOrNull"];
        };
        RevieweeChoice: {
            employeeId: string;
            /** @description The employee who deals with the client; null for the person whom the reviewee reports to. */
            clientInterfacerId: string | null;
        };
        /** @description The workflow and the team stay. Who is left out is removed, as long as nothing has been written in the review. */
        ReviewCycleUpdate: {
            id: components["schemas"]["Id"];
            cycleName: components["schemas"]["ShortText"];
            /** @description What the cycle looks back on, such as `First half of 2026`. */
            period: string;
            /** @description The year that the cycle counts for. */
            year: number;
            startDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Not before the start.
             */
            endDate: string;
            /** @description Each person once. */
            reviewees: components["schemas"]["RevieweeChoice"][];
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewCycleSaved: {
            reviewCycle: components["schemas"]["ReviewCycle"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewCycleAdd: {
            id: components["schemas"]["NewId"];
            cycleName: components["schemas"]["ShortText"];
            /** @description What the cycle looks back on, such as `First half of 2026`. */
            period: string;
            /** @description The year that the cycle counts for. */
            year: number;
            startDate: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Not before the start.
             */
            endDate: string;
            /**
             * Format: uuid
             * @description Null for the whole organisation; with a team all reviewees have to belong to it.
             */
            teamId: string | null;
            workflowId: components["schemas"]["Id"];
            /** @description Each person once. */
            reviewees: components["schemas"]["RevieweeChoice"][];
        };
        /** @description A step of a cycle. */
        CycleStep: {
            stepId: components["schemas"]["Id"];
            stepName: string;
            /** @description Place in the cycle; the first is 1. */
            stepOrder: number;
            stepStyle: components["schemas"]["BadgeStyle"];
            executorType: components["schemas"]["StepExecutor"];
            /** @description Empty without a form. */
            formName: string;
            /** @description Reviews that are at the step. */
            reviewCount: number;
        };
        /** @description A reviewee of a cycle. */
        CycleMember: {
            reviewId: components["schemas"]["Id"];
            employeeId: string;
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            stepId: components["schemas"]["Id"];
            stepName: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Empty when the reviewee reports to nobody. */
            reportingToName: string;
            /** @description The employee who deals with the client; null for nobody. */
            clientInterfacerId: string | null;
            /** @description Empty for nobody. */
            clientInterfacerName: string;
            /** @description Whether nothing has been written in the review. */
            isRemovable: boolean;
        };
        ReviewCycleAnswer: {
            reviewCycle: components["schemas"]["ReviewCycle"];
            /** @description In order. */
            steps: components["schemas"]["CycleStep"][];
            /** @description By name. */
            reviewees: components["schemas"]["CycleMember"][];
        };
        /** @description What a review has to belong to; all that are given have to fit. */
        ArchiveFilters: {
            teamId?: components["schemas"]["IdOrNull"];
            year?: number | null;
        };
        /** @description Which page of the archive to answer. */
        ArchiveSearch: {
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            sort: components["schemas"]["Sort"];
            /** @description All of them have to fit. */
            columnFilters: components["schemas"]["ColumnFilter"][];
            cycleFilters: components["schemas"]["ArchiveFilters"];
        };
        /** @description A delivered review of an archived cycle. */
        ArchivedReview: {
            reviewId: components["schemas"]["Id"];
            cycleId: components["schemas"]["Id"];
            reviewCycleName: string;
            employeeId: string;
            employeeName: string;
            employeeDesignation: components["schemas"]["DesignationName"];
            profileImageURL: components["schemas"]["PictureUrl"];
            period: string;
            year: number;
            reviewStartDate: components["schemas"]["Day"];
            reviewEndDate: components["schemas"]["Day"];
            /** Format: date-time */
            deliveredOn: string | null;
        };
        ArchiveAnswer: {
            archivedReviews: components["schemas"]["ArchivedReview"][];
            totalCount: components["schemas"]["TotalCount"];
            /** @description Teams that have archived cycles. */
            teams: components["schemas"]["ReviewOption"][];
            /** @description Years that have archived cycles, the latest first. */
            yearList: number[];
            /** @description Whether the caller sees the reviews of everybody. */
            canViewAllReviews: boolean;
        };
        ReviewQuestion: {
            id: components["schemas"]["NewId"];
            questionText: string;
            /** @description Whether a review can be passed on only with an answer. */
            isRequired: boolean;
        };
        /** @description Questions to be answered at a step. */
        ReviewForm: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Whether workflows may take it. */
            isActive: boolean;
            /** @description In the order in which they are asked. */
            questions: components["schemas"]["ReviewQuestion"][];
            /** @description Whether a workflow asks it; then it cannot be deleted. */
            isInUse: boolean;
            version: components["schemas"]["Version"];
        };
        ReviewFormsAnswer: {
            reviewForms: components["schemas"]["ReviewForm"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Cycles that run keep the questions they began with. */
        ReviewFormUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShortText"];
            description: components["schemas"]["ShortDescription"];
            /** @description Whether workflows may take it. */
            isActive: boolean;
            /** @description In the order in which they are asked. */
            questions: components["schemas"]["ReviewQuestion"][];
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewFormSaved: {
            reviewForm: components["schemas"]["ReviewForm"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewFormAdd: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["ShortText"];
            description: components["schemas"]["ShortDescription"];
            /** @description Whether workflows may take it. */
            isActive: boolean;
            /** @description In the order in which they are asked. */
            questions: components["schemas"]["ReviewQuestion"][];
        };
        ReviewFormAnswer: {
            reviewForm: components["schemas"]["ReviewForm"];
        };
        /**
         * @description Whom a nudge reminds: the person whom the reviewee reports to, or the client contact.
         * @enum {string}
         */
        NudgeAudience: "ReportingTo" | "Client";
        /** @description A reminder that is sent once while a review waits at the step. */
        StepNudge: {
            id: components["schemas"]["NewId"];
            targetAudience: components["schemas"]["NudgeAudience"];
            /** @description Days after the review has come to the step. */
            afterDays: number;
        };
        /** @description A step that workflows are made of, with its nudges. */
        ReviewStep: {
            id: components["schemas"]["Id"];
            stepName: string;
            /** @description Place among all steps; the first is 1. */
            stepOrder: number;
            stepStyle: components["schemas"]["BadgeStyle"];
            executorType: components["schemas"]["StepExecutor"];
            stepNudges: components["schemas"]["StepNudge"][];
            /** @description Whether a workflow has it; then it cannot be deleted. */
            isInUse: boolean;
            version: components["schemas"]["Version"];
        };
        ReviewStepsAnswer: {
            /** @description In order. */
            reviewSteps: components["schemas"]["ReviewStep"][];
        };
        /** @description Cycles that run keep the steps they began with. */
        ReviewStepUpdate: {
            id: components["schemas"]["Id"];
            stepName: string;
            stepStyle: components["schemas"]["BadgeStyle"];
            executorType: components["schemas"]["StepExecutor"];
            stepNudges: components["schemas"]["StepNudge"][];
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewStepSaved: {
            reviewStep: components["schemas"]["ReviewStep"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description The new step comes last. */
        ReviewStepAdd: {
            id: components["schemas"]["NewId"];
            stepName: string;
            stepStyle: components["schemas"]["BadgeStyle"];
            executorType: components["schemas"]["StepExecutor"];
            stepNudges: components["schemas"]["StepNudge"][];
        };
        ReviewStepOrder: {
            /** @description All steps in their new order. */
            stepIds: components["schemas"]["Id"][];
        };
        ReviewStepsOrdered: {
            /** @description In the new order. */
            reviewSteps: components["schemas"]["ReviewStep"][];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        /** @description A step of a workflow and the form that is asked at it. */
        WorkflowStep: {
            stepId: components["schemas"]["Id"];
            stepName: string;
            /** @description Place in the workflow; the first is 1. */
            stepOrder: number;
            executorType: components["schemas"]["StepExecutor"];
            /**
             * Format: uuid
             * @description Null for a step without questions.
             */
            formId: string | null;
            /** @description Empty without a form. */
            formName: string;
        };
        /** @description Steps in order, which the reviews of a cycle pass through. */
        ReviewWorkflow: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Whether new cycles may take it. */
            isActive: boolean;
            steps: components["schemas"]["WorkflowStep"][];
            /** @description Whether a cycle follows it; then it cannot be deleted. */
            isInUse: boolean;
            version: components["schemas"]["Version"];
        };
        ReviewWorkflowsAnswer: {
            reviewWorkflows: components["schemas"]["ReviewWorkflow"][];
            totalCount: components["schemas"]["TotalCount"];
        };
        /** @description Cycles that run keep the steps they began with. */
        ReviewWorkflowUpdate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShortText"];
            description: components["schemas"]["ShortDescription"];
            /** @description Whether new cycles may take it. */
            isActive: boolean;
            /** @description In order; each step once. */
            steps: {
                stepId: components["schemas"]["Id"];
                /**
                 * Format: uuid
                 * @description Null for a step without questions.
                 */
                formId: string | null;
            }[];
            version?: components["schemas"]["SeenVersion"];
        };
        ReviewWorkflowSaved: {
            reviewWorkflow: components["schemas"]["ReviewWorkflow"];
            successMessages: components["schemas"]["SuccessMessages"];
        };
        ReviewWorkflowAdd: {
            id: components["schemas"]["NewId"];
            name: components["schemas"]["ShortText"];
            description: components["schemas"]["ShortDescription"];
            /** @description Whether new cycles may take it. */
            isActive: boolean;
            /** @description In order; each step once. */
            steps: {
                stepId: components["schemas"]["Id"];
                /**
                 * Format: uuid
                 * @description Null for a step without questions.
                 */
                formId: string | null;
            }[];
        };
        ReviewWorkflowAnswer: {
            reviewWorkflow: components["schemas"]["ReviewWorkflow"];
        };
        /** @description How performance reviews run in the tenant. */
        PerformanceSettings: {
            /**
             * Format: uuid
             * @description The workflow that a new cycle proposes; null for none.
             */
            defaultWorkflowId: string | null;
            /** @description Whether clients are nudged automatically from their assignment on. */
            isClientAutoNudge: boolean;
            /** @description Whether meetings are entered in the Google calendar. */
            isGoogleCalendarSynced: boolean;
            /** @description One for each status. */
            legends: components["schemas"]["ReviewLegend"][];
            version: components["schemas"]["Version"];
        };
        PerformanceSettingsAnswer: {
            performanceSettings: components["schemas"]["PerformanceSettings"];
        };
        PerformanceSettingsSave: {
            /**
             * Format: uuid
             * @description The workflow that a new cycle proposes; null for none.
             */
            defaultWorkflowId: string | null;
            isClientAutoNudge: boolean;
            isGoogleCalendarSynced: boolean;
            /** @description One for each status. */
            legends: components["schemas"]["ReviewLegend"][];
            version?: components["schemas"]["SeenVersion"];
        };
        PerformanceSettingsSaved: {
            performanceSettings: components["schemas"]["PerformanceSettings"];
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
                /**
                 * @description How to identify oneself, as RFC 6750 says it.
                 * @example Bearer error="invalid_token"
                 */
                "WWW-Authenticate": string;
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
        /** @description The body is not of a kind that the call takes; a file is judged by its content. */
        UnsupportedMedia: {
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
        /** @description The file is larger than the call takes. */
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
        /** @description There were too many tries; wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds until the next try.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorMessages": [
                 *         "There were too many tries. Please wait a minute."
                 *       ],
                 *       "code": "tooManyTries",
                 *       "traceId": "5f0c3a52-8a1e-4f0e-9c57-2f3f6f1f7a15"
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
        Day: components["schemas"]["Day"];
        /**
         * @description The engagement.
         * @example 6f1c2a10-0000-4000-8000-000000000001
         */
        EngagementOrId: components["schemas"]["Id"];
        /**
         * @description The engagement.
         * @example 6f1c2a10-0000-4000-8000-000000000001
         */
        EngagementId: components["schemas"]["Id"];
        /**
         * @description The stage.
         * @example 6f1c2a10-0000-4000-8000-000000000011
         */
        StageId: components["schemas"]["Id"];
        /**
         * @description The activity.
         * @example 6f1c2a10-0000-4000-8000-000000000021
         */
        ActivityId: components["schemas"]["Id"];
        /**
         * @description The document link.
         * @example 6f1c2a10-0000-4000-8000-000000000031
         */
        DocId: components["schemas"]["Id"];
        /**
         * @description The action item.
         * @example 6f1c2a10-0000-4000-8000-000000000041
         */
        ActionId: components["schemas"]["Id"];
        /**
         * @description The stage of the template.
         * @example 6f1c2a10-0000-4000-8000-000000000051
         */
        TemplateStageId: components["schemas"]["Id"];
        /**
         * @description The activity of the template.
         * @example 6f1c2a10-0000-4000-8000-000000000061
         */
        TemplateActivityId: components["schemas"]["Id"];
        /**
         * @description The client.
         * @example 6f1c2a10-0000-4000-8000-000000000071
         */
        ClientId: components["schemas"]["Id"];
        /**
         * @description Records to pass over, 0 for the first page.
         * @example 0
         */
        Skip: number;
        /**
         * @description All employees of the tenant, which counts when it is left out, or the caller's own team.
         * @example All
         */
        CentralScope: "All" | "MyTeam";
        /**
         * @description The employee whose time is looked at.
         * @example employee-ben
         */
        CentralEmployeeId: string;
        /**
         * @description The day whose logins to list, as `dd-MMM-yyyy 00:00:00 AM`, percent-encoded.
         * @example 02-Mar-2026 00:00:00 AM
         */
        NewDate: string;
        /**
         * @description Filters that a project has to fit, all of them; AccessibleToMe when left out. Repeated for each.
         * @example [
         *       "AccessibleToMe"
         *     ]
         */
        SelectedFilters: components["schemas"]["ProjectAnalyticsFilter"][];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        AnalyticsProjectId: components["schemas"]["Id"];
        /**
         * @description The period of the members' effort; allTime when left out.
         * @example thisWeek
         */
        AnalyticsOperation: components["schemas"]["AnalyticsPeriod"];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        ProjectById: components["schemas"]["Id"];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        ProjectOfQuery: components["schemas"]["Id"];
        /**
         * @description The employee.
         * @example employee-leo
         */
        EmployeeOfQuery: string;
        /**
         * @description The task.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
         */
        TaskById: components["schemas"]["Id"];
        /**
         * @description The project that the task is moved to.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
         */
        TargetProject: components["schemas"]["Id"];
        /**
         * @description The task.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
         */
        TaskOfQuery: components["schemas"]["Id"];
        /**
         * @description The sub-project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
         */
        SubProjectById: components["schemas"]["Id"];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        ProjectOfPath: components["schemas"]["Id"];
        /**
         * @description The user who owns them.
         * @example ben
         */
        OwnerOfQuery: string;
        /**
         * @description The project that is left out.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
         */
        ExceptProject: components["schemas"]["Id"];
        /**
         * @description The file link.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d21
         */
        FileLinkById: components["schemas"]["Id"];
        /**
         * @description The impediment.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31
         */
        ImpedimentById: components["schemas"]["Id"];
        /**
         * @description The tag.
         * @example 3c9d2e10-0000-4000-8000-000000000001
         */
        TagById: components["schemas"]["Id"];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        TaggedProject: components["schemas"]["Id"];
        /**
         * @description The project.
         * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
         */
        TaggedProjectOfQuery: components["schemas"]["Id"];
        /**
         * @description The tag.
         * @example 3c9d2e10-0000-4000-8000-000000000001
         */
        TagOfQuery: components["schemas"]["Id"];
        /**
         * @description The picture.
         * @example 6f1d2c3b-4a59-4e68-8b77-9c0d1e2f3a4b
         */
        ImageId: components["schemas"]["Id"];
        /**
         * @description The session.
         * @example ben:9c2d4e6f-1a3b-4c5d-8e7f-0a1b2c3d4e5f
         */
        SessionId: string;
        /**
         * @description The notification.
         * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
         */
        NotificationId: components["schemas"]["Id"];
        /**
         * @description Notifications to pass over, 0 for the first page.
         * @example 0
         */
        SkipCount: number;
        /**
         * @description Which notifications are listed.
         * @example UnSeen
         */
        FilterType: "UnSeen" | "Seen" | "All";
        /**
         * @description True leaves out what was completed or denied; false lists it too.
         * @example true
         */
        IsNew: boolean;
        /**
         * @description At most so many are listed. Designed, not documented: the page of notifications has pages of several sizes.
         * @example 20
         */
        TakeCount: number;
        /**
         * @description Lists one type of notification alone, by its number. Designed, not documented: the page of notifications
         *     filters by type.
         * @example 1
         */
        TypeId: number;
        /**
         * @description The notification.
         * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
         */
        Id: components["schemas"]["Id"];
        /**
         * @description The calendar year.
         * @example 2026
         */
        HolidayYear: number;
        /**
         * @description The holiday.
         * @example 7a2d4b10-0000-4000-8000-000000000001
         */
        HolidayId: components["schemas"]["Id"];
        /**
         * @description The list.
         * @example 7a2d4b10-0000-4000-8000-000000000011
         */
        ListId: components["schemas"]["Id"];
        /**
         * @description The page.
         * @example 7a2d4b10-0000-4000-8000-000000000021
         */
        PageId: components["schemas"]["Id"];
        /**
         * @description The script.
         * @example 7a2d4b10-0000-4000-8000-000000000031
         */
        ScriptId: components["schemas"]["Id"];
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
        EventId: components["schemas"]["Id"];
        /**
         * @description The video.
         * @example 8b3e5c20-0000-4000-8000-000000000011
         */
        VideoId: components["schemas"]["Id"];
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
        /**
         * @description The asset type.
         * @example a55e7000-0000-4000-8000-000000000401
         */
        AssetTypeAsId: components["schemas"]["Id"];
        /**
         * @description The asset category.
         * @example a55e7000-0000-4000-8000-000000000501
         */
        AssetCategoryId: components["schemas"]["Id"];
        /**
         * @description The asset type.
         * @example a55e7000-0000-4000-8000-000000000401
         */
        AssetTypeId: components["schemas"]["Id"];
        /**
         * @description The property of an asset type.
         * @example a55e7000-0000-4000-8000-000000000701
         */
        AssetPropertyId: components["schemas"]["Id"];
        /**
         * @description The property of the type that gets the place.
         * @example a55e7000-0000-4000-8000-000000000702
         */
        AssetOrderedPropertyId: components["schemas"]["Id"];
        /**
         * @description The place; the first is 1.
         * @example 1
         */
        AssetConfigurationOrder: number;
        /**
         * @description The asset location.
         * @example a55e7000-0000-4000-8000-000000000601
         */
        AssetLocationId: components["schemas"]["Id"];
        /**
         * @description The asset.
         * @example a55e7001-0000-4000-8000-000000000001
         */
        AssetId: components["schemas"]["Id"];
        /**
         * @description Text to look for.
         * @example ben
         */
        AssetSearchText: string;
        /**
         * @description The assignment record, so that nobody ends the assignment of the next holder.
         * @example a55e7001-0000-4000-9000-000000000010
         */
        AssetAssignmentId: components["schemas"]["Id"];
        /**
         * @description The employee.
         * @example employee-ben
         */
        AssetEmployeeId: string;
        /**
         * @description The team.
         * @example 87844c8b-69cf-4628-9762-b28a81b3370b
         */
        AssetTeamId: components["schemas"]["Id"];
        /**
         * @description The day at whose end the assets are looked at; today when it is left out. Not in the future.
         * @example 2026-03-01
         */
        SnapShotDate: components["schemas"]["Day"];
        /**
         * @description The calendar year in which the assessment year begins.
         * @example 2025
         */
        AssessmentYearId: string;
        /**
         * @description The team.
         * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
         */
        TeamId: components["schemas"]["Id"];
        /**
         * @description The group.
         * @example b6c34cb2-a581-4e1a-92da-6cfe52c14b1f
         */
        TeamGroupId: components["schemas"]["Id"];
        /**
         * @description The service.
         * @example b08265e5-47ea-4113-a592-e2391a935ad5
         */
        ServiceId: components["schemas"]["Id"];
        /**
         * @description The tool.
         * @example 04ac5a6f-359c-4cb5-ac67-c41d010d786c
         */
        ToolId: components["schemas"]["Id"];
        /**
         * @description The product.
         * @example 2c18eee6-d2e0-4432-909e-368661a87e2c
         */
        ProductId: components["schemas"]["Id"];
        /**
         * @description The app.
         * @example c5d07c7d-fee6-4456-921d-153f2a0b4bc0
         */
        AppId: components["schemas"]["Id"];
        /**
         * @description The vendor.
         * @example 453b5572-2cda-4c19-b3bc-c3edb2cc995e
         */
        VendorId: components["schemas"]["Id"];
        /**
         * @description The cycle.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
         */
        CycleId: components["schemas"]["Id"];
        /**
         * @description The step of the cycle.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
         */
        StepId: components["schemas"]["Id"];
        /**
         * @description The review.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
         */
        ReviewId: components["schemas"]["Id"];
        /**
         * @description The review.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
         */
        ReviewPdfId: components["schemas"]["Id"];
        /**
         * @description The remark.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c22
         */
        CommentIdInPath: components["schemas"]["Id"];
        /**
         * @description The review.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
         */
        ReviewIdInPath: components["schemas"]["Id"];
        /**
         * @description The step that the person has seen the review at; 409 when it has moved on.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
         */
        SeenStepId: components["schemas"]["Id"];
        /**
         * @description A step of the cycle that clients carry out.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03
         */
        ClientStepId: components["schemas"]["Id"];
        /**
         * @description The review whose nudges are asked for.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
         */
        NudgedReviewId: components["schemas"]["Id"];
        /**
         * @description The tenant that asks the client.
         * @example aster
         */
        TenantIdInQuery: components["schemas"]["TenantIdentifier"];
        /**
         * @description The id of the link that the client was sent.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c24
         */
        ClientAssignmentId: components["schemas"]["Id"];
        /**
         * @description The review, by the client's own id of it.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
         */
        ClientReviewId: components["schemas"]["Id"];
        /**
         * @description The remark.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c45
         */
        ClientCommentId: components["schemas"]["Id"];
        /**
         * @description The review, by the client's own id of it.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
         */
        ClientReviewIdInPath: components["schemas"]["Id"];
        /**
         * @description The client contact whom the link was sent to.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c26
         */
        ClientContactId: string;
        /**
         * @description The review, by the client's own id of it.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
         */
        ClientReviewPdfId: components["schemas"]["Id"];
        /**
         * @description The meeting.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
         */
        MeetingId: components["schemas"]["Id"];
        /**
         * @description The action item.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c29
         */
        ActionItemId: components["schemas"]["Id"];
        /**
         * @description The cycle.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
         */
        CycleIdInPath: components["schemas"]["Id"];
        /**
         * @description The form.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08
         */
        FormIdInPath: components["schemas"]["Id"];
        /**
         * @description The step.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
         */
        ReviewStepIdInPath: components["schemas"]["Id"];
        /**
         * @description The workflow.
         * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09
         */
        WorkflowIdInPath: components["schemas"]["Id"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
                 * @description Only for a running entry; true when it has been running since an earlier day (midnight
                 *     crossover). An entry that has ended meanwhile is refused with 400.
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
            /** @description The adjusted entry, and what was split off it, newest first. */
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
    splitClockWorkEntry: {
        parameters: {
            query: {
                /**
                 * @description The entry to split.
                 * @example 6d0f7a52-5d0e-4d39-8a53-6a0d5f3f1c11
                 */
                entryId: string;
                /**
                 * @description Where the first part ends and the second starts; between the entry's start and end.
                 * @example 2026-03-02T08:45:00.000Z
                 */
                splitTime: string;
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
            /** @description Both parts, newest first. */
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
    assignClockWorkEntries: {
        parameters: {
            query: {
                /**
                 * @description The task to book on.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                taskId: string;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryReference"][];
            };
        };
        responses: {
            /** @description The entries that were booked. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adjustMultipleClockWorkEntries: {
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
                "application/json": components["schemas"]["EntryAdjustment"][];
            };
        };
        responses: {
            /** @description The adjusted entries, newest first. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkStatus: {
        parameters: {
            query: {
                /**
                 * @description Whether the person works from the office.
                 * @example true
                 */
                isWFO: boolean;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryReference"][];
            };
        };
        responses: {
            /** @description The entries that were marked, newest first. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEntryUnderTask: {
        parameters: {
            query: {
                /**
                 * @description The task to book on.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                taskId: string;
                /**
                 * @description Becomes the entry's description.
                 * @example Review
                 */
                taskName: string;
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
            /** @description The entry that runs, and the one that it has ended. */
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
    searchClockWorkEntries: {
        parameters: {
            query: {
                /**
                 * @description Text to look for.
                 * @example stand-up
                 */
                searchCharacters: string;
                /**
                 * @description Records to pass over, 0 for the first page.
                 * @example 0
                 */
                skip: components["parameters"]["Skip"];
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
            /** @description One page of the entries that were found, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryListAnswer"];
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
    getMostRecentEntries: {
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
                 * @description How many to list at most; the portal asks for 10.
                 * @example 10
                 */
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryListAnswer"];
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
    getTimeReportProjects: {
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
                "application/json": components["schemas"]["TimeReportRequest"];
            };
        };
        responses: {
            /** @description The projects, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReportProjectsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeReport: {
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
                "application/json": components["schemas"]["TimeReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTimeReport: {
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
                "application/json": components["schemas"]["TimeReportRequest"];
            };
        };
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeReportEmployees: {
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
            /** @description The scopes and the employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReportEmployeesAnswer"];
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
    getCentralTimers: {
        parameters: {
            query?: {
                /**
                 * @description All employees of the tenant, which counts when it is left out, or the caller's own team.
                 * @example All
                 */
                scope?: components["parameters"]["CentralScope"];
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
            /** @description The members whose timer runs, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralTimersAnswer"];
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
    listCentralMembers: {
        parameters: {
            query?: {
                /**
                 * @description All employees of the tenant, which counts when it is left out, or the caller's own team.
                 * @example All
                 */
                scope?: components["parameters"]["CentralScope"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchData"];
            };
        };
        responses: {
            /** @description One page of the members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentralMembersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCentralMemberDay: {
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
                 * @description The employee whose time is looked at.
                 * @example employee-ben
                 */
                employeeId: components["parameters"]["CentralEmployeeId"];
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
                    "application/json": components["schemas"]["CentralMemberDay"];
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
    streamCentralClockWork: {
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
            /** @description The events as they happen. */
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
    getClockWorkAnalyticsDefaults: {
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
            /** @description The teams, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkAnalyticsDefaults"];
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
    getClockWorkAnalytics: {
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
                "application/json": components["schemas"]["ClockWorkAnalyticsRequest"];
            };
        };
        responses: {
            /** @description The teams, by name, each with its members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkAnalyticsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClockWorkAnalytics: {
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
                "application/json": components["schemas"]["ClockWorkAnalyticsRequest"];
            };
        };
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserLoginAnalytics: {
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
                 * @description The day whose logins to list, as `dd-MMM-yyyy 00:00:00 AM`, percent-encoded.
                 * @example 02-Mar-2026 00:00:00 AM
                 */
                newDate: components["parameters"]["NewDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchData"];
            };
        };
        responses: {
            /** @description The counts of the day and one page of its logins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLoginAnalytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description Filters that a project has to fit, all of them; AccessibleToMe when left out. Repeated for each.
                 * @example [
                 *       "AccessibleToMe"
                 *     ]
                 */
                selectedFilters?: components["parameters"]["SelectedFilters"];
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
            /** @description The tree, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnalyticsAnswer"];
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
    getProjectAnalyticsDetail: {
        parameters: {
            query?: {
                /**
                 * @description The period of the members' effort; allTime when left out.
                 * @example thisWeek
                 */
                operation?: components["parameters"]["AnalyticsOperation"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnalyticsDetailAnswer"];
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
    getProjectAnalyticsMembers: {
        parameters: {
            query?: {
                /**
                 * @description The period of the members' effort; allTime when left out.
                 * @example thisWeek
                 */
                operation?: components["parameters"]["AnalyticsOperation"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members, by full name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnalyticsMembersAnswer"];
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
    getProjectTotalTime: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["AnalyticsProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTotalTimeAnswer"];
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
    getDashboard: {
        parameters: {
            query?: {
                /**
                 * @description The tiles that are wanted; all of them without it.
                 * @example [
                 *       "hours",
                 *       "running"
                 *     ]
                 */
                tiles?: components["schemas"]["DashboardTile"][];
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
            /** @description The tiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
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
    searchProjects: {
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
                "application/json": components["schemas"]["ProjectSearch"];
            };
        };
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project with all that its overview shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectOverviewAnswer"];
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
    createProject: {
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
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description The new project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
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
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
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
    getEligibleProjectMembers: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibleMembersAnswer"];
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
    addProjectMember: {
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
                "application/json": components["schemas"]["ProjectEmployeePair"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProjectMember: {
        parameters: {
            query: {
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfQuery"];
                /**
                 * @description The employee.
                 * @example employee-leo
                 */
                employeeId: components["parameters"]["EmployeeOfQuery"];
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
            /** @description The members that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembersLeftAnswer"];
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
    changeProjectOwner: {
        parameters: {
            query: {
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfQuery"];
                /**
                 * @description The employee.
                 * @example employee-leo
                 */
                employeeId: components["parameters"]["EmployeeOfQuery"];
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
            /** @description The new owner as a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAnswer"];
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
    getActiveUsers: {
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
            /** @description The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUsersAnswer"];
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
    createProjectTask: {
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
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description The new task’s id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskIdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectTask: {
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
                 * @description The task.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                id: components["parameters"]["TaskById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskView"];
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
    updateProjectTask: {
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
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProjectTask: {
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
                 * @description The task.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                id: components["parameters"]["TaskById"];
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
    moveProjectTask: {
        parameters: {
            query: {
                /**
                 * @description The project that the task is moved to.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
                 */
                projectId: components["parameters"]["TargetProject"];
                /**
                 * @description The task.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02
                 */
                taskId: components["parameters"]["TaskOfQuery"];
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
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
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
    convertTaskToProject: {
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
                "application/json": components["schemas"]["TaskConversion"];
            };
        };
        responses: {
            /** @description The new project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAsApexProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
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
    removeAsApexProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
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
    delinkProject: {
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
                 * @description The sub-project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
                 */
                id: components["parameters"]["SubProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
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
    addSubProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description All sub-projects, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubProjectsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnedParentProjects: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedProjectsAnswer"];
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
    getOwnedProjects: {
        parameters: {
            query: {
                /**
                 * @description The user who owns them.
                 * @example ben
                 */
                userId: components["parameters"]["OwnerOfQuery"];
                /**
                 * @description The project that is left out.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05
                 */
                projectId: components["parameters"]["ExceptProject"];
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
            /** @description The projects, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedProjectsAnswer"];
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
    getParentProjectsForLinking: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentProjectsAnswer"];
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
    requestSubProjectLink: {
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
                "application/json": components["schemas"]["SubProjectLink"];
            };
        };
        responses: {
            /** @description The sub-project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkSubProject: {
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
                "application/json": components["schemas"]["SubProjectLink"];
            };
        };
        responses: {
            /** @description The sub-project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkSubProjectToOwned: {
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
                "application/json": components["schemas"]["SubProjectLink"];
            };
        };
        responses: {
            /** @description The sub-project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProjectFile: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileLinkInput"];
            };
        };
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProjectFile: {
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
                "application/json": components["schemas"]["FileLinkUpdate"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProjectFile: {
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
                 * @description The file link.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d21
                 */
                id: components["parameters"]["FileLinkById"];
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
    watchProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Watched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchAnswer"];
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
    unwatchProject: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                id: components["parameters"]["ProjectById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Watched no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchAnswer"];
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
    getProjectImpediments: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The impediments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpedimentsAnswer"];
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
    addImpediment: {
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
                "application/json": components["schemas"]["ImpedimentInput"];
            };
        };
        responses: {
            /** @description The new impediment, and how many are unresolved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpedimentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImpediment: {
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
                 * @description The impediment.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31
                 */
                id: components["parameters"]["ImpedimentById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are unresolved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpedimentDeletedAnswer"];
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
    resolveImpediment: {
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
                 * @description The impediment.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31
                 */
                id: components["parameters"]["ImpedimentById"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resolved impediment, and how many are unresolved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpedimentAnswer"];
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
    getRecentProjectTaskCombos: {
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
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTaskCombosAnswer"];
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
    getProjectsSelection: {
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
            /** @description Ids, with code and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsSelectionAnswer"];
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
    getValidProjectsForDefaults: {
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
            /** @description Ids, with code and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsSelectionAnswer"];
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
    getTasksSelection: {
        parameters: {
            query: {
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["ProjectOfQuery"];
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
            /** @description Ids, with code and name, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksSelectionAnswer"];
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
    createTaskUnderProject: {
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
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description The new task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDefaultProjectTask: {
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
                "application/json": components["schemas"]["ClockWorkSettingsInput"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockWorkSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDefaultProjectTask: {
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
    getTags: {
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
            /** @description The tags, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagsAnswer"];
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
    updateTag: {
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
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
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
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The new tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
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
                 * @description The tag.
                 * @example 3c9d2e10-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["TagById"];
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
    searchProjectTags: {
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
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTagsSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectTags: {
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
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["TaggedProject"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its tags, and those that can be assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTagsView"];
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
    assignProjectTag: {
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
                "application/json": components["schemas"]["ProjectTagInput"];
            };
        };
        responses: {
            /** @description The tags of the project as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTagsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProjectTag: {
        parameters: {
            query: {
                /**
                 * @description The project.
                 * @example 8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01
                 */
                projectId: components["parameters"]["TaggedProjectOfQuery"];
                /**
                 * @description The tag.
                 * @example 3c9d2e10-0000-4000-8000-000000000001
                 */
                tagId: components["parameters"]["TagOfQuery"];
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
            /** @description The tags of the project as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTagsAnswer"];
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
    getTagReport: {
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
                "application/json": components["schemas"]["TagReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagReportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTagReport: {
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
                "application/json": components["schemas"]["TagReportRequest"];
            };
        };
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkView: {
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
                "application/json": components["schemas"]["WorkViewRequest"];
            };
        };
        responses: {
            /** @description A page of employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkViewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRegistration"];
            };
        };
        responses: {
            /** @description Registered when there are no warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDateFormatAndTimeZone: {
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
                "application/json": components["schemas"]["DateFormatAndTimeZone"];
            };
        };
        responses: {
            /** @description The user with the new settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProfileImage: {
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
                "multipart/form-data": components["schemas"]["ProfileImageUpload"];
            };
        };
        responses: {
            /** @description The picture is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileImage: {
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
                 * @description The picture.
                 * @example 6f1d2c3b-4a59-4e68-8b77-9c0d1e2f3a4b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture as it was uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed when there are no warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoFactorStatus: {
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
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoFactorConfig: {
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
            /** @description The key, as text and as a QR code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorConfigAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTwoFactor: {
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
                "application/json": components["schemas"]["TwoFactorInput"];
            };
        };
        responses: {
            /** @description What was right, and the status after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecoveryCodes: {
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
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
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
                "application/json": components["schemas"]["TwoFactorInput"];
            };
        };
        responses: {
            /** @description What was right, and the codes where all was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesRenewed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
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
                "application/json": components["schemas"]["TwoFactorDisabling"];
            };
        };
        responses: {
            /** @description Whether the password was right, and the status after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorResultAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
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
            /** @description The sessions, the caller's own among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
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
            /** @description No other session is left. */
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
    endSession: {
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
                 * @description The session.
                 * @example ben:9c2d4e6f-1a3b-4c5d-8e7f-0a1b2c3d4e5f
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
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
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationCounts: {
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
            /** @description The counts of the bell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeNotification: {
        parameters: {
            query: {
                /**
                 * @description The notification.
                 * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
                 */
                notificationId: components["parameters"]["NotificationId"];
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
            /** @description The notification, and what still waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Notifications to pass over, 0 for the first page.
                 * @example 0
                 */
                skipCount?: components["parameters"]["SkipCount"];
                /**
                 * @description Which notifications are listed.
                 * @example UnSeen
                 */
                filterType?: components["parameters"]["FilterType"];
                /**
                 * @description True leaves out what was completed or denied; false lists it too.
                 * @example true
                 */
                isNew?: components["parameters"]["IsNew"];
                /**
                 * @description At most so many are listed. Designed, not documented: the page of notifications has pages of several sizes.
                 * @example 20
                 */
                takeCount?: components["parameters"]["TakeCount"];
                /**
                 * @description Lists one type of notification alone, by its number. Designed, not documented: the page of notifications
                 *     filters by type.
                 * @example 1
                 */
                typeId?: components["parameters"]["TypeId"];
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
            /** @description A page of notifications, and the counts of the bell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsRead: {
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
            /** @description What still waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCountsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectProjectLink: {
        parameters: {
            query: {
                /**
                 * @description The notification.
                 * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
                 */
                notificationId: components["parameters"]["NotificationId"];
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
            /** @description The notification, and what still waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationSeen: {
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
                 * @description The notification.
                 * @example 2b1f6a90-3c4d-4e5f-8a6b-7c8d9e0f1a2b
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, and what still waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
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
            /** @description The events as they happen. */
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
            415: components["responses"]["UnsupportedMedia"];
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
    listAssetTypes: {
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
            /** @description The asset types, by category and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetMasterAnswer"];
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
    updateAssetType: {
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
                "application/json": components["schemas"]["AssetTypeUpdate"];
            };
        };
        responses: {
            /** @description The asset type as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetType: {
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
                "application/json": components["schemas"]["AssetTypeCreate"];
            };
        };
        responses: {
            /** @description The asset type as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetType: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
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
    listAssetTypesOfCategory: {
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
                 * @description The asset category.
                 * @example a55e7000-0000-4000-8000-000000000501
                 */
                categoryId: components["parameters"]["AssetCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset types, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypesAnswer"];
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
    getAssetTypeAssignmentSetup: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeAssignmentSetupAnswer"];
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
    listAssetTypeProperties: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties in their configuration order; those without a place come last, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypePropertiesAnswer"];
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
    updateAssetTypeProperty: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTypePropertyUpdate"];
            };
        };
        responses: {
            /** @description The property as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypePropertyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetTypeProperty: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTypePropertyCreate"];
            };
        };
        responses: {
            /** @description The property as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypePropertyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetTypeProperty: {
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
                 * @description The property of an asset type.
                 * @example a55e7000-0000-4000-8000-000000000701
                 */
                id: components["parameters"]["AssetPropertyId"];
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
    setAssetPropertyOrder: {
        parameters: {
            query: {
                /**
                 * @description The property of the type that gets the place.
                 * @example a55e7000-0000-4000-8000-000000000702
                 */
                propertyId: components["parameters"]["AssetOrderedPropertyId"];
                /**
                 * @description The place; the first is 1.
                 * @example 1
                 */
                configurationOrder: components["parameters"]["AssetConfigurationOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPropertiesOrderedAnswer"];
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
    resetAssetPropertyOrder: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPropertiesOrderedAnswer"];
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
    clearAssetPropertyOrder: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                id: components["parameters"]["AssetTypeAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPropertiesOrderedAnswer"];
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
    getAssetPropertyDefaults: {
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
            /** @description What the property editor offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPropertyDefaults"];
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
    listAssetCategories: {
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
            /** @description The categories, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCategoriesAnswer"];
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
    updateAssetCategory: {
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
                "application/json": components["schemas"]["AssetPlaceUpdate"];
            };
        };
        responses: {
            /** @description The category as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCategoryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetCategory: {
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
                "application/json": components["schemas"]["AssetPlaceCreate"];
            };
        };
        responses: {
            /** @description The category as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCategoryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetCategory: {
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
                 * @description The asset category.
                 * @example a55e7000-0000-4000-8000-000000000501
                 */
                categoryId: components["parameters"]["AssetCategoryId"];
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
    listAssetLocations: {
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
            /** @description The locations, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetLocationsAnswer"];
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
    updateAssetLocation: {
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
                "application/json": components["schemas"]["AssetPlaceUpdate"];
            };
        };
        responses: {
            /** @description The location as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetLocationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetLocation: {
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
                "application/json": components["schemas"]["AssetPlaceCreate"];
            };
        };
        responses: {
            /** @description The location as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetLocationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetLocation: {
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
                 * @description The asset location.
                 * @example a55e7000-0000-4000-8000-000000000601
                 */
                locationId: components["parameters"]["AssetLocationId"];
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
    listAssets: {
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
            /** @description One page of the assets, by code unless asked otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAssets: {
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
            /** @description All pages of the list in one workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetDefaults: {
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
            /** @description Types, categories, locations, vendors and statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDefaults"];
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
    getAddAsset: {
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
                 * @description The asset type.
                 * @example a55e7000-0000-4000-8000-000000000401
                 */
                typeId: components["parameters"]["AssetTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties to fill in, and the status that it will have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddAssetAnswer"];
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
    addAsset: {
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
                "application/json": components["schemas"]["AssetCreate"];
            };
        };
        responses: {
            /** @description The id of the new asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAddedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAsset: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset with its properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDetailAnswer"];
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
    updateAsset: {
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
                "application/json": components["schemas"]["AssetUpdate"];
            };
        };
        responses: {
            /** @description Updated. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeScrappedAssetStatus: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScrappedAssetStatus"];
            };
        };
        responses: {
            /** @description Changed. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetView: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset with its properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetViewAnswer"];
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
    getAssetHistory: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both histories, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetHistoryAnswer"];
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
    getAssetSummary: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetSummaryAnswer"];
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
    deleteAsset: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
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
    listRepairedAssets: {
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
            /** @description The assets in repair, the longest away first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairedAssetsAnswer"];
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
    lookUpAssets: {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 20 that fit, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetLookupAnswer"];
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
    lookUpAssetEmployees: {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 20 that fit, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEmployeeLookupAnswer"];
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
    lookUpAssetTeams: {
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
                 * @description Text to look for.
                 * @example ben
                 */
                searchText: components["parameters"]["AssetSearchText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 20 that fit, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTeamLookupAnswer"];
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
    assignAsset: {
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
                "application/json": components["schemas"]["AssetAssign"];
            };
        };
        responses: {
            /** @description The assignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAssignedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAssetAssignment: {
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
                 * @description The assignment record, so that nobody ends the assignment of the next holder.
                 * @example a55e7001-0000-4000-9000-000000000010
                 */
                id: components["parameters"]["AssetAssignmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
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
    getAssetAssignment: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holder and everything they hold; null when the asset is not assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAssignmentAnswer"];
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
    listEmployeeAssets: {
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
                employeeId: components["parameters"]["AssetEmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the employee holds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEmployeeAssetsAnswer"];
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
    listTeamAssets: {
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
                 * @description The team.
                 * @example 87844c8b-69cf-4628-9762-b28a81b3370b
                 */
                teamId: components["parameters"]["AssetTeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the team holds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTeamAssetsAnswer"];
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
    listAssetAssignments: {
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
                 * @description The asset.
                 * @example a55e7001-0000-4000-8000-000000000001
                 */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments of the asset, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetHistoriesAnswer"];
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
    updateWorkPlace: {
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
                "application/json": components["schemas"]["AssetWorkPlaceUpdate"];
            };
        };
        responses: {
            /** @description The work place as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWorkPlaceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetStatusReport: {
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
            /** @description One row for each type and status that has assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsCurrentReport"];
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
    exportAssetStatusReport: {
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
            /** @description The report as a workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
    getAssetPurchaseReport: {
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
                "application/json": components["schemas"]["AssetPurchaseFilter"];
            };
        };
        responses: {
            /** @description One page of the report, newest purchase first unless asked otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPurchaseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAssetPurchaseReport: {
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
                "application/json": components["schemas"]["AssetPurchaseFilter"];
            };
        };
        responses: {
            /** @description All pages of the report in one workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetSummaryReport: {
        parameters: {
            query?: {
                /**
                 * @description The day at whose end the assets are looked at; today when it is left out. Not in the future.
                 * @example 2026-03-01
                 */
                snapShotDate?: components["parameters"]["SnapShotDate"];
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
            /** @description One row for each type that had assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsSummaryReport"];
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
    exportAssetSummaryReport: {
        parameters: {
            query?: {
                /**
                 * @description The day at whose end the assets are looked at; today when it is left out. Not in the future.
                 * @example 2026-03-01
                 */
                snapShotDate?: components["parameters"]["SnapShotDate"];
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
            /** @description The report as a workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
    getAssetCullOutReport: {
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
                "application/json": components["schemas"]["AssetCullOutFilter"];
            };
        };
        responses: {
            /** @description One page of the report, oldest first unless asked otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsCullOutReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAssetCullOutReport: {
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
                "application/json": components["schemas"]["AssetCullOutFilter"];
            };
        };
        responses: {
            /** @description All pages of the report in one workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetCullOutDefaults: {
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
            /** @description Categories, years and teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCullOutDefaults"];
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
    listAssessmentYears: {
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
            /** @description One page of the years, newest first unless asked otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentYearsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    runDepreciation: {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year with its totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepreciationRunAnswer"];
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
    listDepreciation: {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchData"];
            };
        };
        responses: {
            /** @description One page of the rows, by asset code unless asked otherwise; none before the first run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepreciationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDepreciation: {
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
                 * @description The calendar year in which the assessment year begins.
                 * @example 2025
                 */
                yearId: components["parameters"]["AssessmentYearId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the year as a workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
    getTeams: {
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
            /** @description All teams by name, the inactive ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamsAnswer"];
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
    saveTeam: {
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
                "application/json": components["schemas"]["TeamInput"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeam: {
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
                 * @description The team.
                 * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with the team alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
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
    deleteTeam: {
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
                 * @description The team.
                 * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
                 */
                id: components["parameters"]["TeamId"];
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
    getTeamView: {
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
                 * @description The team.
                 * @example d0b5ca53-fdeb-4264-ad23-df495bcaad3f
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list with the team alone, its groups by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamViewAnswer"];
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
    saveTeamGroup: {
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
                "application/json": components["schemas"]["TeamGroupInput"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTeamGroup: {
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
                 * @description The group.
                 * @example b6c34cb2-a581-4e1a-92da-6cfe52c14b1f
                 */
                groupId: components["parameters"]["TeamGroupId"];
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
    getServices: {
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
            /** @description All services by name, the inactive ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicesAnswer"];
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
    createService: {
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
                "application/json": components["schemas"]["ServiceInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEditAnswer"];
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
    getServiceView: {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceViewAnswer"];
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
    updateService: {
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
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description Updated. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteService: {
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
                 * @description The service.
                 * @example b08265e5-47ea-4113-a592-e2391a935ad5
                 */
                id: components["parameters"]["ServiceId"];
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
    getTools: {
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
            /** @description All tools by name, the inactive ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolsAnswer"];
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
    createTool: {
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
                "application/json": components["schemas"]["ToolInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTool: {
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
                 * @description The tool.
                 * @example 04ac5a6f-359c-4cb5-ac67-c41d010d786c
                 */
                id: components["parameters"]["ToolId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolAnswer"];
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
    updateTool: {
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
                "application/json": components["schemas"]["ToolUpdate"];
            };
        };
        responses: {
            /** @description Updated. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTool: {
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
                 * @description The tool.
                 * @example 04ac5a6f-359c-4cb5-ac67-c41d010d786c
                 */
                id: components["parameters"]["ToolId"];
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
    getProducts: {
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
            /** @description All products by name, the inactive ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsAnswer"];
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
    createProduct: {
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
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The products as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProductAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
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
                 * @description The product.
                 * @example 2c18eee6-d2e0-4432-909e-368661a87e2c
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductEditAnswer"];
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
    getProductView: {
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
                 * @description The product.
                 * @example 2c18eee6-d2e0-4432-909e-368661a87e2c
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, its apps by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductViewAnswer"];
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
    updateProduct: {
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
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description Updated. */
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
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApp: {
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
                 * @description The app.
                 * @example c5d07c7d-fee6-4456-921d-153f2a0b4bc0
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppAnswer"];
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
    saveApp: {
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
                "application/json": components["schemas"]["AppInput"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendors: {
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
            /** @description All vendors by name, the inactive ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorsAnswer"];
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
    updateVendor: {
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
                "application/json": components["schemas"]["VendorUpdate"];
            };
        };
        responses: {
            /** @description The vendor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVendor: {
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
                "application/json": components["schemas"]["VendorInput"];
            };
        };
        responses: {
            /** @description The new vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendor: {
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
                 * @description The vendor.
                 * @example 453b5572-2cda-4c19-b3bc-c3edb2cc995e
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorView"];
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
    deleteVendor: {
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
                 * @description The vendor.
                 * @example 453b5572-2cda-4c19-b3bc-c3edb2cc995e
                 */
                id: components["parameters"]["VendorId"];
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
    getReviewStepTabs: {
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
            /** @description The tabs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewTabsAnswer"];
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
    getReviews: {
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
                "application/json": components["schemas"]["ReviewListSearch"];
            };
        };
        responses: {
            /** @description One page of the reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewCycleSummary: {
        parameters: {
            query: {
                /**
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleId"];
                /**
                 * @description The step of the cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId: components["parameters"]["StepId"];
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
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CycleSummaryAnswer"];
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
    getReview: {
        parameters: {
            query: {
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewId"];
                /**
                 * @description The step of the cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId: components["parameters"]["StepId"];
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
            /** @description The review and all that its page shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDetailAnswer"];
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
    getReviewForDisplay: {
        parameters: {
            query: {
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewId"];
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
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDisplayAnswer"];
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
    getReviewExecutor: {
        parameters: {
            query: {
                /**
                 * @description The step of the cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                operatingStepId: string;
                /**
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleId"];
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
            /** @description The reviews that wait for the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaCycleExecutorAnswer"];
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
    getReviewPdf: {
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
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["ReviewPdfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
    saveReviewAnswer: {
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
                "application/json": components["schemas"]["ReviewAnswerSave"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswerSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveReviewComment: {
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
                "application/json": components["schemas"]["ReviewCommentSave"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReviewComment: {
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
                 * @description The remark.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c22
                 */
                commentId: components["parameters"]["CommentIdInPath"];
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
    promoteReview: {
        parameters: {
            query?: {
                /**
                 * @description The step that the person has seen the review at; 409 when it has moved on.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId?: components["parameters"]["SeenStepId"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review at its next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewChangedAnswer"];
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
    deliverReview: {
        parameters: {
            query: {
                /**
                 * @description True for all participants, false for the reviewee alone.
                 * @example true
                 */
                deliverToAll: boolean;
                /**
                 * @description The step that the person has seen the review at; 409 when it has moved on.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId?: components["parameters"]["SeenStepId"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The released review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewChangedAnswer"];
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
    rejectReview: {
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
                "application/json": components["schemas"]["ReviewRejection"];
            };
        };
        responses: {
            /** @description The review at its previous step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewChangedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientInteraction: {
        parameters: {
            query: {
                /**
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleId"];
                /**
                 * @description A step of the cycle that clients carry out.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03
                 */
                stepId: components["parameters"]["ClientStepId"];
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
            /** @description The clients and the reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInteractionAnswer"];
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
    assignClientContacts: {
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
                "application/json": components["schemas"]["ClientAssignments"];
            };
        };
        responses: {
            /** @description The clients and the reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInteractionChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    nudgeClient: {
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
                "application/json": components["schemas"]["ClientNudge"];
            };
        };
        responses: {
            /** @description The assignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNudged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClientAutoNudge: {
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
                "application/json": components["schemas"]["ClientAutoNudge"];
            };
        };
        responses: {
            /** @description The assignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNudged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientNudgeHistory: {
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
                 * @description The review whose nudges are asked for.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["NudgedReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNudgeHistoryAnswer"];
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
    getAdminNudgeHistory: {
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
                 * @description The review whose nudges are asked for.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                id: components["parameters"]["NudgedReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminNudgeHistoryAnswer"];
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
    nudgeReviewExecutor: {
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
                "application/json": components["schemas"]["ExecutorNudge"];
            };
        };
        responses: {
            /** @description Reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutorNudged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    runReviewNudges: {
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
            /** @description How many were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgesRun"];
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
    getClientReviewAssignment: {
        parameters: {
            query: {
                /**
                 * @description The tenant that asks the client.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantIdInQuery"];
                /**
                 * @description The id of the link that the client was sent.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c24
                 */
                clientAssignmentId: components["parameters"]["ClientAssignmentId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is asked, about which reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientReviewAssignmentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientReview: {
        parameters: {
            query: {
                /**
                 * @description The tenant that asks the client.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantIdInQuery"];
                /**
                 * @description The review, by the client's own id of it.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
                 */
                reviewId: components["parameters"]["ClientReviewId"];
                /**
                 * @description A step of the cycle that clients carry out.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03
                 */
                stepId: components["parameters"]["ClientStepId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientReviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveClientAnswer: {
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
                "application/json": components["schemas"]["ClientAnswerSave"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswerSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveClientComment: {
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
                "application/json": components["schemas"]["ClientCommentSave"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClientComment: {
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
                 * @description The remark.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c45
                 */
                id: components["parameters"]["ClientCommentId"];
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteClientReview: {
        parameters: {
            query: {
                /**
                 * @description The client contact whom the link was sent to.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c26
                 */
                clientContactId: components["parameters"]["ClientContactId"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that the call is for.
                 * @example aster
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description The review, by the client's own id of it.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
                 */
                reviewId: components["parameters"]["ClientReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientReviewChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientReviewPdf: {
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
                 * @description The review, by the client's own id of it.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c25
                 */
                id: components["parameters"]["ClientReviewPdfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewMeetingDefaults: {
        parameters: {
            query: {
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewId"];
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
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingDefaultsAnswer"];
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
    addReviewMeeting: {
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
                "application/json": components["schemas"]["ReviewMeetingAdd"];
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewMeeting: {
        parameters: {
            query: {
                /**
                 * @description The review.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06
                 */
                reviewId: components["parameters"]["ReviewId"];
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
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingAnswer"];
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
    getReviewMeetingForEdit: {
        parameters: {
            query: {
                /**
                 * @description The meeting.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
                 */
                meetingId: components["parameters"]["MeetingId"];
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
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingAnswer"];
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
    updateReviewMeeting: {
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
                "application/json": components["schemas"]["ReviewMeetingUpdate"];
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startReviewMeeting: {
        parameters: {
            query: {
                /**
                 * @description The meeting.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
                 */
                meetingId: components["parameters"]["MeetingId"];
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
            /** @description The meeting, with the start that it really had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
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
    endReviewMeeting: {
        parameters: {
            query: {
                /**
                 * @description The meeting.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
                 */
                meetingId: components["parameters"]["MeetingId"];
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
            /** @description The meeting, with the end that it really had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
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
    closeReviewMeeting: {
        parameters: {
            query: {
                /**
                 * @description The meeting.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
                 */
                meetingId: components["parameters"]["MeetingId"];
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
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
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
    deleteReviewMeeting: {
        parameters: {
            query: {
                /**
                 * @description The meeting.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c28
                 */
                meetingId: components["parameters"]["MeetingId"];
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
    addReviewMeetingAction: {
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
                "application/json": components["schemas"]["MeetingActionAdd"];
            };
        };
        responses: {
            /** @description The action items by due date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingActionsChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReviewMeetingAction: {
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
                "application/json": components["schemas"]["MeetingActionUpdate"];
            };
        };
        responses: {
            /** @description The action items by due date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingActionsChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeReviewMeetingAction: {
        parameters: {
            query: {
                /**
                 * @description The action item.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c29
                 */
                actionItemId: components["parameters"]["ActionItemId"];
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
            /** @description The action items by due date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingActionsChanged"];
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
    deleteReviewMeetingAction: {
        parameters: {
            query: {
                /**
                 * @description The action item.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c29
                 */
                actionItemId: components["parameters"]["ActionItemId"];
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
            /** @description The action items by due date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingActionsChanged"];
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
    saveReviewMeetingNotes: {
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
                "application/json": components["schemas"]["MeetingNotes"];
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMeetingChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewCycles: {
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
                "application/json": components["schemas"]["CycleListSearch"];
            };
        };
        responses: {
            /** @description One page of the cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCyclesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewCycleDefaults: {
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
            /** @description People, teams, workflows and years. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CycleDefaultsAnswer"];
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
    updateReviewCycle: {
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
                "application/json": components["schemas"]["ReviewCycleUpdate"];
            };
        };
        responses: {
            /** @description The cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCycleSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewCycle: {
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
                "application/json": components["schemas"]["ReviewCycleAdd"];
            };
        };
        responses: {
            /** @description The cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCycleSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewCycle: {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cycle with its steps and reviewees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCycleAnswer"];
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
    deleteReviewCycle: {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
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
    archiveReviewCycle: {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCycleSaved"];
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
    restoreReviewCycle: {
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
                 * @description The cycle.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01
                 */
                cycleId: components["parameters"]["CycleIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCycleSaved"];
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
    getArchivedReviews: {
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
                "application/json": components["schemas"]["ArchiveSearch"];
            };
        };
        responses: {
            /** @description One page of the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewForms: {
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
            /** @description One page of the forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewFormsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReviewForm: {
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
                "application/json": components["schemas"]["ReviewFormUpdate"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewFormSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewForm: {
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
                "application/json": components["schemas"]["ReviewFormAdd"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewFormSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewForm: {
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
                 * @description The form.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08
                 */
                formId: components["parameters"]["FormIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewFormAnswer"];
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
    deleteReviewForm: {
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
                 * @description The form.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08
                 */
                formId: components["parameters"]["FormIdInPath"];
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
    getReviewSteps: {
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
            /** @description The steps in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStepsAnswer"];
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
    updateReviewStep: {
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
                "application/json": components["schemas"]["ReviewStepUpdate"];
            };
        };
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStepSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewStep: {
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
                "application/json": components["schemas"]["ReviewStepAdd"];
            };
        };
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStepSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderReviewSteps: {
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
                "application/json": components["schemas"]["ReviewStepOrder"];
            };
        };
        responses: {
            /** @description The steps in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStepsOrdered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReviewStep: {
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
                 * @description The step.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02
                 */
                stepId: components["parameters"]["ReviewStepIdInPath"];
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
    getReviewWorkflows: {
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
            /** @description One page of the workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewWorkflowsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReviewWorkflow: {
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
                "application/json": components["schemas"]["ReviewWorkflowUpdate"];
            };
        };
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewWorkflowSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewWorkflow: {
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
                "application/json": components["schemas"]["ReviewWorkflowAdd"];
            };
        };
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewWorkflowSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewWorkflow: {
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
                 * @description The workflow.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09
                 */
                workflowId: components["parameters"]["WorkflowIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewWorkflowAnswer"];
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
    deleteReviewWorkflow: {
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
                 * @description The workflow.
                 * @example 5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09
                 */
                workflowId: components["parameters"]["WorkflowIdInPath"];
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
    getPerformanceSettings: {
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
                    "application/json": components["schemas"]["PerformanceSettingsAnswer"];
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
    savePerformanceSettings: {
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
                "application/json": components["schemas"]["PerformanceSettingsSave"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceSettingsSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
